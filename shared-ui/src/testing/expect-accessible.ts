import axe from 'axe-core';

/**
 * Fails with the findings of axe. Contrast is checked in the browser (jsdom has no layout), and a
 * single component needs no landmark.
 */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) })),
  ).toEqual([]);
}
