import type { ConfigData } from 'html-validate'

/** Every rule the validator recommends, but for matters of taste and what browsers and other tests know better. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, equal to every parser: `<br/>`, `charSet`, `async=""`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's `useId` begins with `_`, and headings in Ukrainian have Ukrainian anchors: HTML allows any sign but a space.
    'valid-id': ['error', { relaxed: true }],
    // A `>` inside a text is allowed; the highlighter of code writes it.
    'no-raw-characters': 'off',
    // A list may have a name: ARIA allows it, and the footer's lists need one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The menu stands in the header and in the phone's panel, the switch of languages in both and in the footer; no window
    // shows them side by side, and axe checks what a window shows.
    'unique-landmark': 'off',
    // Three forms answer at every change without being sent.
    'wcag/h32': 'off',
  },
}
