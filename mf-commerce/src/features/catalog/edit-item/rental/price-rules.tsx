import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { RENTAL_PRICE_RULES_MAX } from '@karavan/shared-api/contract/limits';
import type { PriceRuleInput } from '@karavan/shared-api/contract/rental-terms';
import { localeAtom } from '@karavan/shared-api/state';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EntryRows } from '@karavan/shared-ui/entry-rows';
import { PriceField } from '@karavan/shared-ui/price-field';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
import type { RentalForm } from './rental-values.ts';
import { useT } from './translation.ts';

interface PriceRulesProps {
  readonly form: RentalForm;
  readonly currency: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const BLANK: PriceRuleInput = { from: null, to: null, weekdays: [], price: '' };

/** Prices of seasons and weekdays, in the order in which they count. */
export function PriceRules({ form, currency }: PriceRulesProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { value: rules, onValueChange } = form.control('rules');
  return (
    <>
      <Hint>{t('rules_hint')}</Hint>
      <EntryRows
        list={rules}
        limit={RENTAL_PRICE_RULES_MAX}
        blank={BLANK}
        words={{
          add: t('rule_add'),
          full: t('rules_full'),
          remove: (number) => t('rule_remove', { number }),
          raise: (number) => t('rule_raise', { number }),
        }}
        onChange={(list) => onValueChange(list)}
      >
        {(rule, index) => {
          const put = (part: Partial<PriceRuleInput>) =>
            onValueChange(rules.with(index, { ...rule, ...part }));
          const problem = (field: 'from' | 'to' | 'price') =>
            form.text(`rules.${index}.${field}`).error;
          return (
            <Rule role="group" aria-label={t('rule', { number: index + 1 })}>
              <Days>
                {(['from', 'to'] as const).map((end) => (
                  <TextField
                    key={end}
                    label={t(`rule_${end}`)}
                    type="date"
                    value={rule[end] ?? ''}
                    error={problem(end)}
                    onChange={({ target }) => put({ [end]: target.value || null })}
                  />
                ))}
              </Days>
              <ChipRow label={t('rule_weekdays')}>
                {WEEKDAYS.map((weekday) => {
                  const isOn = rule.weekdays.includes(weekday);
                  return (
                    <Chip
                      key={weekday}
                      pressed={isOn}
                      onClick={() =>
                        put({
                          weekdays: isOn
                            ? rule.weekdays.filter((other) => other !== weekday)
                            : [...rule.weekdays, weekday].toSorted((one, other) => one - other),
                        })
                      }
                    >
                      {weekdayName(weekday, locale)}
                    </Chip>
                  );
                })}
              </ChipRow>
              <PriceField
                label={t('rule_price')}
                value={rule.price}
                error={problem('price')}
                currency={currency}
                locale={locale}
                onValueChange={(price) => put({ price })}
              />
            </Rule>
          );
        }}
      </EntryRows>
    </>
  );
}

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Rule = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space[3]};
`;
