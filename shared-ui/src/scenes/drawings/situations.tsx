export const situations = {
  calm: (
    <>
      <path
        className="line contour"
        d="M86 50c-6-8 6-12 0-20M102 46c-6-8 6-12 0-20M118 50c-6-8 6-12 0-20"
      />
      <path className="paper" d="M62 62h80c0 26-14 42-40 42S62 88 62 62z" />
      <path className="cool" d="M64 74h76c-1 4-2 7-4 10H68c-2-3-3-6-4-10z" />
      <path className="shade" d="M88 104h28v6H88z" />
      <path className="warm" d="M56 110h92a10 6 0 0 1-10 6H66a10 6 0 0 1-10-6z" />
    </>
  ),
  gone: (
    <>
      <path className="shade" d="M98 60h6v56h-6z" />
      <path className="paper" d="M68 36h60l14 13-14 13H68z" />
      <path className="cool" d="M132 68H82L70 79l12 11h50z" />
      <path className="line" d="M82 49h32" />
      <path className="warm" d="M46 122h10v4H46zm18-4h10v4H64zm64 2h10v4h-10zm18 4h10v4h-10z" />
    </>
  ),
  closed: (
    <>
      <path className="paper" d="M62 116V62a38 38 0 0 1 76 0v54z" />
      <path className="cool" d="M70 116V62a30 30 0 0 1 60 0v54z" />
      <path className="line" d="M100 34v82" />
      <rect className="warm" x="86" y="72" width="28" height="24" rx="5" />
      <path className="line" d="M92 72v-6a8 8 0 0 1 16 0v6" />
      <circle className="ink" cx="100" cy="84" r="3" />
    </>
  ),
  offline: (
    <>
      <path className="line contour" d="M98 56L84 116M102 56l14 60M90 92h20M87 104h26" />
      <circle className="cool" cx="100" cy="50" r="9" />
      <path
        className="line contour"
        d="M76 66a28 28 0 0 1-2-28M64 74a42 42 0 0 1-2-44"
        strokeDasharray="5 7"
      />
      <path
        className="line contour"
        d="M124 66a28 28 0 0 0 2-28M136 74a42 42 0 0 0 2-44"
        strokeDasharray="5 7"
      />
      <path className="paper" d="M74 116h52v6H74z" />
    </>
  ),
  done: (
    <>
      <circle className="good" cx="100" cy="74" r="40" />
      <path className="tick" pathLength={1} d="M82 75l13 13 24-28" />
    </>
  ),
  refused: (
    <>
      <circle className="bad" cx="100" cy="74" r="40" />
      <path className="tick" pathLength={1} d="M86 60l28 28M114 60L86 88" />
    </>
  ),
} as const;
