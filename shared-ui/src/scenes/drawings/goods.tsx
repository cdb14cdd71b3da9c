/** 200 × 140 units, on the sand that begins at 104. Fills are the scene's, see `scene.tsx`. */
export const goods = {
  cards: (
    <>
      <rect
        className="warm"
        x="66"
        y="42"
        width="76"
        height="50"
        rx="8"
        transform="rotate(-12 104 67)"
      />
      <rect className="cool" x="60" y="60" width="76" height="50" rx="8" />
      <path className="paper" d="M70 70h16v11H70zM70 96h26v4H70zM118 72l4 3-18 24-4-3z" />
      <circle className="paper" cx="104" cy="77" r="5" />
      <circle className="paper" cx="118" cy="94" r="5" />
    </>
  ),
  cart: (
    <>
      <path className="warm" d="M84 60h22v18H84z" />
      <path className="cool" d="M104 48h20v30h-20z" />
      <path className="paper" d="M70 70h66l-8 32H78z" />
      <path className="line" d="M80 82h50M78 92h50M92 72v28M108 72v28M122 72v28" />
      <path className="line contour" d="M54 58h12l12 44h54" />
      <circle className="ink" cx="86" cy="112" r="7" />
      <circle className="ink" cx="122" cy="112" r="7" />
      <circle className="paper" cx="86" cy="112" r="2.5" />
      <circle className="paper" cx="122" cy="112" r="2.5" />
    </>
  ),
  parcel: (
    <>
      <path className="shade" d="M66 66l34 12v42l-34-12z" />
      <path className="paper" d="M134 66l-34 12v42l34-12z" />
      <path className="warm" d="M66 66l34-12 34 12-34 12z" />
      <path className="cool" d="M80 61l34 12v14l-8 3V76L72 64z" />
      <path className="line" d="M112 106l12-4" />
    </>
  ),
  receipt: (
    <>
      <path className="shade" d="M84 38h46v70l-6 6-6-6-6 6-6-6-6 6-6-6-6 6-4-4z" />
      <path className="paper" d="M76 34h46v74l-6 6-5-6-6 6-6-6-6 6-6-6-5 6-6-6z" />
      <path className="line" d="M86 48h26M86 58h18M86 68h26M86 78h12" />
      <path className="cool" d="M104 86h10v10h-10z" />
    </>
  ),
  booking: (
    <>
      <rect className="paper" x="64" y="50" width="72" height="64" rx="8" />
      <path className="cool" d="M72 50h56a8 8 0 0 1 8 8v10H64V58a8 8 0 0 1 8-8z" />
      <path className="line" d="M82 44v12M118 44v12" />
      <path
        className="shade"
        d="M74 76h12v10H74zm18 0h12v10H92zm18 0h12v10h-12zM74 92h12v10H74zm36 0h12v10h-12z"
      />
      <path className="warm" d="M90 90h16v14H90z" />
    </>
  ),
  address: (
    <>
      <path className="shade" d="M58 112V92c0-10 18-18 42-18s42 8 42 18v20z" />
      <path className="paper" d="M52 92c2-12 22-24 48-24s46 12 48 24z" />
      <path className="ink" d="M92 112V94a8 8 0 0 1 16 0v18z" />
      <path className="cool" d="M58 96h30v4H58zm54 0h30v4h-30z" />
      <path
        className="warm"
        d="M100 26a15 15 0 0 1 15 15c0 11-15 25-15 25S85 52 85 41a15 15 0 0 1 15-15z"
      />
      <circle className="paper" cx="100" cy="41" r="6" />
    </>
  ),
  delivery: (
    <>
      <path className="paper" d="M52 58h56v46H52z" />
      <path className="cool" d="M108 70h22l14 18v16h-36z" />
      <path className="paper" d="M116 77h11l8 11h-19z" />
      <path className="warm" d="M64 70h14v14H64zm18 0h14v14H82z" />
      <path className="line contour" d="M32 72h12M26 84h18M36 96h8" />
      <circle className="ink" cx="72" cy="106" r="10" />
      <circle className="ink" cx="124" cy="106" r="10" />
      <circle className="paper" cx="72" cy="106" r="4" />
      <circle className="paper" cx="124" cy="106" r="4" />
    </>
  ),
  statistics: (
    <>
      <path className="paper" d="M62 86h18v28H62z" />
      <path className="cool" d="M88 68h18v46H88z" />
      <path className="warm" d="M114 50h18v64h-18z" />
      <path className="line contour" d="M56 78l28-20 26-8 30-24M128 26h12v12" />
    </>
  ),
  organizations: (
    <>
      <path className="paper" d="M62 76h76v38H62z" />
      <path
        className="cool"
        d="M58 56h16v22a8 8 0 0 1-16 0zm34 0h16v22a8 8 0 0 1-16 0zm34 0h16v22a8 8 0 0 1-16 0z"
      />
      <path className="shade" d="M74 56h18v22a9 9 0 0 1-18 0zm34 0h18v22a9 9 0 0 1-18 0z" />
      <path className="ink" d="M108 92h18v22h-18z" />
      <path className="warm" d="M72 92h26v14H72z" />
    </>
  ),
} as const;
