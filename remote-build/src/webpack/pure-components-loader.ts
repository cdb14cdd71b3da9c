/**
 * Marks what a library makes at its top level as free of side effects, and leaves out the names for
 * React's developer tools. The package declares itself free of them as a whole (`sideEffects: false`),
 * but minifiers judge each statement, keep `X = forwardRef(…)` and `X.displayName = …` for good, and
 * with `X` all that it uses.
 */
export default function pureComponentsLoader(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(
      /^(var \w+ = )(?=React\d*\.\w+\(|new (?:Set|URL)\(|Symbol\()/gm,
      '$1/* @__PURE__ */ ',
    );
}
