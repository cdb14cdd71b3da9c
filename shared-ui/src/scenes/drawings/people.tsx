export const people = {
  chats: (
    <>
      <path
        className="cool"
        d="M52 46h56a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H74L60 100V88h-8a10 10 0 0 1-10-10V56a10 10 0 0 1 10-10z"
      />
      <path
        className="paper"
        d="M98 66h48a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10h-4v12l-14-12H98a10 10 0 0 1-10-10V76a10 10 0 0 1 10-10z"
      />
      <circle className="ink" cx="108" cy="86" r="4" />
      <circle className="ink" cx="122" cy="86" r="4" />
      <circle className="warm" cx="136" cy="86" r="4" />
    </>
  ),
  notifications: (
    <>
      <path className="line contour" d="M62 58c-6 8-8 18-6 28M138 58c6 8 8 18 6 28" />
      <path className="paper" d="M100 38c18 0 28 13 28 30v18l10 16H62l10-16V68c0-17 10-30 28-30z" />
      <path className="shade" d="M112 41c10 5 16 15 16 27v18l10 16h-22z" />
      <path className="cool" d="M88 102h24a12 12 0 0 1-24 0z" />
      <circle className="warm" cx="100" cy="36" r="6" />
    </>
  ),
  comments: (
    <>
      <path
        className="paper"
        d="M58 42h76a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H92l-18 16v-16H58a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12z"
      />
      <path className="line" d="M64 60h52M64 72h36" />
      <path className="warm" d="M128 92l22-30 10 8-22 30-14 6z" />
      <path className="ink" d="M128 92l10 8-14 6z" />
    </>
  ),
  search: (
    <>
      <path className="shade" d="M118 86l8-8 24 26-8 8z" />
      <circle className="cool" cx="94" cy="66" r="34" />
      <circle className="paper" cx="94" cy="66" r="25" />
      <path className="warm" d="M84 76a14 14 0 1 1 20-18 17 17 0 0 0-20 18z" />
    </>
  ),
  saved: (
    <>
      <rect className="shade" x="62" y="44" width="76" height="68" rx="8" />
      <rect className="paper" x="54" y="52" width="76" height="62" rx="8" />
      <path className="line" d="M66 98h32M66 88h20" />
      <path className="cool" d="M98 52h22v40l-11-9-11 9z" />
      <circle className="warm" cx="74" cy="70" r="7" />
    </>
  ),
  liked: (
    <>
      <path className="line contour" d="M100 96c-3 8 4 10 0 20" />
      <path
        className="love"
        d="M100 96S62 76 62 52c0-12 9-20 20-20 8 0 14 4 18 11 4-7 10-11 18-11 11 0 20 8 20 20 0 24-38 44-38 44z"
      />
      <circle className="paper" cx="80" cy="50" r="6" />
      <path className="warm" d="M94 112h12v8H94z" />
    </>
  ),
} as const;
