import { readScreen } from './screen.ts';

const read = (...beside: string[]) =>
  readScreen(
    null,
    beside.map((text) => Buffer.from(text)),
  );

it.each([
  ['members of what it stands in', '{}, "registry": {}'],
  ['nothing', ''],
  ['half of an object', '{"a":'],
])('refuses queries that are %s', (_, queries) => {
  expect(() => read('<p>', '', queries)).toThrow(SyntaxError);
});

it('refuses a screen without its queries', () => {
  expect(() => read('<p>', '')).toThrow(RangeError);
});

it('lets no query end the element that it stands in', () => {
  const { html, queries } = read('<p>', '', '{"name":"</script><!--"}');
  expect(html.toString()).toBe('<p>');
  expect(queries.includes('<')).toBe(false);
  expect(JSON.parse(queries.toString())).toEqual({ name: '</script><!--' });
});
