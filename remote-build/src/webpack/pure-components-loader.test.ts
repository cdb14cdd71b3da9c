import pureComponentsLoader from './pure-components-loader.ts';

it('marks components, contexts and constants, and drops their names', () => {
  expect(
    pureComponentsLoader(`
var Context = React2.createContext(null);
Context.displayName = "Context";
var Link = React10.forwardRef(
  function Link2() {}
);
Link.displayName = "Link";
var METHODS = new Set(list);`),
  ).toBe(`
var Context = /* @__PURE__ */ React2.createContext(null);

var Link = /* @__PURE__ */ React10.forwardRef(
  function Link2() {}
);

var METHODS = /* @__PURE__ */ new Set(list);`);
});

it('leaves alone what runs inside of functions', () => {
  const source = 'function f() {\n  var value = React.useContext(Context);\n  call();\n}\ncall();';
  expect(pureComponentsLoader(source)).toBe(source);
});
