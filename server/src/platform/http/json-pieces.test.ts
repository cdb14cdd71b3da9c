import { bytesOf, jsonForHtml, jsonOnce, jsonWith } from './json-pieces.ts';

it('joins objects out of what has been written, to the same text', () => {
  const fixed = { title: 'Плед </script>', sizes: [1, 2] };
  const whole = { locale: 'ru', worker: undefined, fixed, none: null, deep: {}, list: { fixed } };
  const { fixed: _, none, deep, list, ...own } = whole;
  const pieces = jsonWith(own, {
    fixed: [jsonOnce(fixed)],
    none: [jsonForHtml(none)],
    deep: jsonWith(deep, {}),
    list: jsonWith({}, { fixed: [jsonOnce(list.fixed)] }),
  });
  expect(bytesOf(pieces).toString()).toBe(jsonForHtml(whole));
  expect(JSON.parse(pieces.join(''))).toEqual(whole);
});

it('writes what never changes once, and nothing in it ends an element', () => {
  const fixed = { title: '</script><!--' };
  expect(jsonOnce(fixed)).not.toContain('<');
  fixed.title = 'another';
  expect(jsonOnce(fixed)).not.toContain('another');
  expect(jsonOnce({ ...fixed })).toContain('another');
});
