const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=b';
const FILE_HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n';

interface Payload {
  readonly type: string;
  readonly payload: string | Buffer;
}

const json = (payload: string | Buffer): Payload => ({ type: JSON_TYPE, payload });
const form = (payload: string, type = FORM_TYPE): Payload => ({ type, payload });

/** Bodies that are none. */
export const HOSTILE_PAYLOADS: Readonly<Record<string, Payload>> = {
  'no JSON': json('{'),
  'nothing instead of JSON': json(''),
  'a list': json('[]'),
  null: json('null'),
  'a text': json('"text"'),
  'a number': json('1'),
  'a mark of byte order': json('\uFEFF{}'),
  'bytes that are no UTF-8': json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  'half of a character': json(Buffer.from('{"text":"é"}').subarray(0, 10)),
  'a prototype': json('{"__proto__":{"admin":true}}'),
  'a constructor': json('{"constructor":{"prototype":{"admin":true}}}'),
  'a number of a thousand digits': json(`{"id":${'9'.repeat(1000)}}`),
  'ten thousand lists in each other': json('['.repeat(10_000) + ']'.repeat(10_000)),
  'more than a body may hold': json(`{"text":"${'a'.repeat(1_100_000)}"}`),
  'another type': { type: 'text/plain', payload: 'a=1' },
  'a type that is none': { type: ';;=', payload: '{}' },
  'another encoding': { type: 'application/json; charset=utf-16', payload: '{}' },
  XML: {
    type: 'application/xml',
    payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///">]><a>&b;</a>',
  },
  'a form of addresses': { type: 'application/x-www-form-urlencoded', payload: 'a[b]=%00&c=%' },
  'a form without a boundary': form(FILE_HEAD, 'multipart/form-data'),
  'a form with another boundary': form(FILE_HEAD, 'multipart/form-data; boundary=c'),
  'a form that ends in a head': form(FILE_HEAD),
  'a form that ends in a file': form(`${FILE_HEAD}\r\nabc`),
  'a form of a field only': form(
    '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\na\r\n--b--',
  ),
  'a form with a prototype': form(
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--b--',
  ),
  'a form with two files': form(`${FILE_HEAD}\r\na\r\n${FILE_HEAD}\r\nb\r\n--b--`),
  'an empty form': form('--b--\r\n'),
};

/** Headers that only a program sends. */
export const HOSTILE_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a token of nothing': { authorization: 'Token ' },
  'a token of other bytes': { authorization: 'Token \u00FF\u0080' },
  'a long token': { authorization: `Token ${'a'.repeat(9000)}` },
  'another scheme': { authorization: 'Basic YTpi' },
  'broken cookies': { cookie: '=;;%;a=%E0%A4%A;csrftoken' },
  'a broken half of a session': { cookie: 'karavan_session=%00; __Host-half=%FF' },
  'a language that is none': { 'accept-language': ';q=\u00FF,,*-' },
  'a currency that is none': { 'x-currency': "'''" },
  'an empty key': { 'idempotency-key': '' },
  'a key with a control character': { 'idempotency-key': 'a\u0001' },
  'a long key': { 'idempotency-key': 'a'.repeat(5000) },
  'an origin that is none': { origin: 'http://[' },
  'the origin null': { origin: 'null' },
  'another site': { 'sec-fetch-site': 'cross-site' },
  'a site that is none': { 'sec-fetch-site': '\u00FF' },
  'a time that is none': { 'x-device-timestamp': '2026-02-30T99:99' },
  'a host that is none': { host: ':::' },
  'an address that is none': { 'x-forwarded-for': "1.1.1.1, ' or 1=1", 'x-forwarded-proto': '\\' },
  'compressed that is not': { 'content-encoding': 'gzip' },
  'a range that is none': { range: 'bytes=9-1,-,--' },
  'a condition that is none': { 'if-none-match': '"', 'if-modified-since': 'yesterday' },
  'a trace that is none': { traceparent: '00-0-0-zz', tracestate: '=' },
  'an upgrade to nothing': { upgrade: 'h2c' },
};

const withQuery = (url: string, query: string) => `${url}${url.includes('?') ? '&' : '?'}${query}`;

/** Addresses that no link leads to. */
export const HOSTILE_URLS: Readonly<Record<string, (url: string) => string>> = {
  'a lone percent sign in the path': (url) => url.replace(/\/(?=\?|$)/, '%/'),
  'bytes that are no UTF-8 in the path': (url) => url.replace(/\/(?=\?|$)/, '%ff/'),
  'NUL in the path': (url) => url.replace(/\/(?=\?|$)/, '%00/'),
  'steps back in the path': (url) => url.replace(/\/(?=\?|$)/, '/%2e%2e/'),
  'slashes at the end': (url) => url.replace(/\/(?=\?|$)/, '///'),
  'a semicolon': (url) => url.replace(/\/(?=\?|$)/, ';a=1/'),
  'a lone percent sign in the query': (url) => withQuery(url, 'a=%'),
  'bytes that are no UTF-8 in the query': (url) => withQuery(url, 'a=%ff&%ff=a'),
  'a prototype': (url) => withQuery(url, '__proto__[a]=1&__proto__=1&constructor=1'),
  'the same parameters twice': (url) =>
    withQuery(url, 'page=1&page=2&cursor=a&cursor=b&id=1&id=2&search=a&search=b'),
  'lists of parameters': (url) => withQuery(url, 'page[]=1&search[a]=b&limit[0]=1'),
  'numbers that are none': (url) => withQuery(url, 'page=1e9&limit=-0&category=NaN'),
  'a page that is not there': (url) => withQuery(url, 'page=50&limit=100'),
  'a query of ten thousand letters': (url) => withQuery(url, `a=${'b'.repeat(10_000)}`),
  'a thousand parameters': (url) => withQuery(url, 'a=1&'.repeat(1000)),
};
