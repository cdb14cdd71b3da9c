/** What scenes are painted with, by day and by night; loaded with them, so no tokens of every page. */
export const paint = {
  sky: 'light-dark(#fdeccd, #1a2342)',
  sun: 'light-dark(#f2b23a, #ece3c4)',
  far: 'light-dark(#f4d6a6, #26335a)',
  near: 'light-dark(#e6bd80, #33436f)',
  paper: 'light-dark(#ffffff, #d5dcee)',
  shade: 'light-dark(#d8deeb, #98a6c9)',
  ink: 'light-dark(#2c3242, #0e1428)',
  /** Lines before the sky. */
  contour: 'light-dark(#2c3242, #b4c0e0)',
  warm: 'light-dark(#e0792b, #f2b23a)',
} as const;
