import { color } from '@karavan/shared-ui/tokens';

/** Where caravans go: hills under a low sun. */
export function Dunes() {
  return (
    <svg viewBox="0 0 640 260" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="500" cy="92" r="44" fill={color.saffron} />
      <path
        d="M0 140c90-50 170-54 260-10s170 34 250 0 100-24 130-12v142H0z"
        fill={color.accent}
        opacity="0.16"
      />
      <path d="M0 196c120-44 200-30 300 2s210 20 340-34v96H0z" fill={color.accent} opacity="0.28" />
      <path d="M0 236c150-36 300-20 420-4s160 2 220-10v38H0z" fill={color.accent} opacity="0.5" />
      <g fill={color.accent}>
        <Traveller x={196} y={168} />
        <Traveller x={252} y={180} />
        <Traveller x={308} y={191} />
      </g>
    </svg>
  );
}

/** A laden camel, as it is seen from afar. */
function Traveller({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 6 9 4l2 2h4c3-8 9-8 12 0 4 1 5 5 4 9l-1 12h-2l-1-10c-5 2-9 2-13 0l-2 10h-2l-1-12c-3-1-5-5-6-7H0z"
    />
  );
}
