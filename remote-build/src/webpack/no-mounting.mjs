/** Stands in for `single-spa-react` on the server, where nothing is mounted. */
export default () => undefined;
