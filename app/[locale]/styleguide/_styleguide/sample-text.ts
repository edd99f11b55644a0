import type { RichText } from '@/content-client/types'

/** Everything an editor can write, as the build renders it. */
export const sampleText: RichText = {
  html: `<h2>A chapter</h2><p>A paragraph with a <a href="#text">link</a>, <strong>strong words</strong> and <code>code</code>.</p>
<ul><li>One thing</li><li>Another, longer than the first, so that it takes two lines on a narrow screen</li></ul>
<h3>A part</h3><ol><li>First</li><li>Second</li></ol><blockquote><p>Said by somebody, and worth repeating.</p></blockquote>
<pre><code><span class="hljs-keyword">const</span> range = <span class="hljs-string">'P10 to P90'</span> <span class="hljs-comment">// honest</span></code></pre>
<div class="tableFrame"><table><thead><tr><th>Percentile</th><th>Cost</th></tr></thead>
<tbody><tr><td>P10</td><td>$57,000</td></tr><tr><td>P50</td><td>$84,500</td></tr></tbody></table></div><hr><p>After a line.</p>`,
  headings: [],
  words: 60,
  markdown: '',
  passages: [],
}

export const sampleQuestions = ['What is in the price?', 'Who owns the code?'].map((question) => ({
  question,
  answer: {
    html: '<p>An answer in a sentence or two, as a founder would say it aloud.</p>',
    headings: [],
    words: 13,
    markdown: '',
    passages: [],
  },
}))

export const sampleFacts = [
  { term: 'Client', value: 'A chain of nine coffee shops' },
  { term: 'Duration', value: '18 weeks' },
  { term: 'Team', value: '5 people' },
]

export const sampleSteps = [
  { title: 'Within one business day', note: '1 day', text: 'A founder answers with questions, or with an honest “this is not for us”.' },
  { title: 'In five working days', text: 'A range with its reasons, and the names of the people who would do it.' },
]
