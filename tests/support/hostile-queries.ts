/** What nobody types by accident. */
export const hostileQueries: readonly string[] = [
  ...['b=<script>alert(1)</script>', 'q="><img src=x onerror=alert(1)>', 'alt=n*<b>_q*mvp', "c='--", 'b=%', 'b=%00', 'p=&p=&p='],
  ...['lang=<script>', 'preset=../../etc/passwd', 'r=FE*1e309', 'fx=UAH*-1', 'from=2027-02-30&by=9999-99-99', 'b=core.entity*99999999999'],
  ...['__proto__=1&constructor=1', 'alt=&alt=&alt=&alt=&alt=', '?????', '&&&&===', 'b=\ud83d\ude80', 'v=<svg/onload=alert(1)>'],
]
