/** Styles are side effects of their import; webpack extracts them. */
declare module '*.css';
