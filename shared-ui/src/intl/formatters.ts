/** Making a formatter takes far longer than using it, and a page needs but a few. */
function kept<F, O>(make: (locale: string, options?: O) => F) {
  const made = new Map<string, F>();
  return (locale: string, options?: O): F => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

/** A formatter of numbers, made once for a language and options. */
export const numberFormat = kept(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** A formatter of moments, made once for a language and options. */
export const dateFormat = kept(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** A formatter of what is so long ago, or to come, made once for a language and options. */
export const relativeTimeFormat = kept(
  (locale, options?: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(locale, options),
);
