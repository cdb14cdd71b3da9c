import { dateFormat, numberFormat } from './formatters.ts';

describe('formatters', () => {
  it('are made once for a language and options', () => {
    const percent = { style: 'percent' } as const;
    expect(numberFormat('ru', percent)).toBe(numberFormat('ru', { ...percent }));
    expect(numberFormat('ru', percent)).not.toBe(numberFormat('en', percent));
    expect(numberFormat('ru', percent)).not.toBe(numberFormat('ru'));
    expect(dateFormat('ru', { timeZone: 'UTC' })).not.toBe(
      dateFormat('ru', { timeZone: 'Asia/Bishkek' }),
    );
  });

  it('write as the language does', () => {
    expect(numberFormat('de').format(1234567.5)).toBe('1.234.567,5');
    expect(numberFormat('en').format(1234567.5)).toBe('1,234,567.5');
  });
});
