import { describe, expect, it } from 'vitest'
import { hashOfFlight } from '../support/flight-tree'

const whole = '0:["$","ul",null,{"children":[["$","li","a",{"children":"Один"}],"Two"]}]\n'

describe('what the rows of a page say', () => {
  it('is the same however it is cut into rows', () => {
    const cut = '1:["$","li","a",{"children":"$5"}]\n5:T8,Один0:["$","ul",null,{"children":["$L1","Two"]}]\n'
    expect(hashOfFlight(cut.replace('"$5"', '"Один"').replace('5:T8,Один', ''))).toBe(hashOfFlight(whole))
    expect(hashOfFlight(cut)).toBe(hashOfFlight(cut.replaceAll('$L1', '$La').replace('1:[', 'a:[')))
  })

  it('is the same where a row names a part of another', () => {
    const named = (part: string) => `0:["$","p",null,{"a":{"b":1},"c":${part}}]\n`
    expect(hashOfFlight(named('"$0:props:a"'))).toBe(hashOfFlight(named('{"b":1}')))
  })

  it('is another where a word differs, and the same where only the size of a part is noted', () => {
    expect(hashOfFlight(whole.replace('Two', 'Three'))).not.toBe(hashOfFlight(whole))
    const part = (hint: string) => `0:{"s":"__PAGE__",${hint}"d":1}\n`
    expect(hashOfFlight(part('"h":512,'))).toBe(hashOfFlight(part('')))
    expect(hashOfFlight('0:{"h":1}\n')).not.toBe(hashOfFlight('0:{"h":2}\n'))
  })
})
