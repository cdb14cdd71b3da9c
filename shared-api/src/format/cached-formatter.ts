/** Creating a formatter is far more expensive than using it, and lists need only a few. */
export function cachedFormatter<O, F>(
  make: (locale: string, options?: O) => F,
): (locale: string, options?: O) => F {
  const made = new Map<string, F>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}
