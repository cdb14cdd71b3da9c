import { Plus, Trash2 } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { EVENT_SECTIONS_MAX, SIZE_LENGTH, STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { newSection, type EventForm } from './event-values.ts';
import { SaleTimes } from './sale-times.tsx';

interface SectionsFieldProps {
  readonly form: EventForm;
  readonly currency: string;
}

/** The sections of an event: what a place costs, how many there are, and when they are sold. */
export function SectionsField({ form, currency }: SectionsFieldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { value: sections, error, onValueChange } = form.control('sections');
  return (
    <Root>
      <List aria-label={t('event_sections')}>
        {sections.map(({ id, quota }, index) => {
          const price = form.control(`sections.${index}.price`);
          const places = form.control(`sections.${index}.quota`);
          return (
            // New ones stand at the end.
            <Section key={id ?? `new ${index}`}>
              <Row>
                <TextField
                  label={t('section_name')}
                  maxLength={SIZE_LENGTH}
                  autoComplete="off"
                  {...form.text(`sections.${index}.name`)}
                />
                {sections.length > 1 && (
                  <IconButton
                    label={t('section_remove', { number: index + 1 })}
                    icon={<Trash2 size={20} />}
                    onClick={() => onValueChange(sections.filter((_, other) => other !== index))}
                  />
                )}
              </Row>
              <Pair>
                <PriceField
                  label={t('section_price')}
                  currency={currency}
                  locale={locale}
                  value={price.value}
                  error={price.error}
                  onValueChange={price.onValueChange}
                />
                <NumberField
                  label={t('section_quota')}
                  value={String(quota)}
                  error={places.error}
                  min={0}
                  max={STOCK_MAX}
                  onFocus={({ target }) => target.select()}
                  onValueChange={(text) => places.onValueChange(Number(text))}
                />
              </Pair>
              <details>
                <summary>{t('section_sales')}</summary>
                <SaleTimes form={form} prefix={`sections.${index}.`} />
              </details>
            </Section>
          );
        })}
      </List>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {sections.length < EVENT_SECTIONS_MAX && (
        <Button
          kind="secondary"
          size="small"
          icon={<Plus size={20} />}
          onClick={() => onValueChange([...sections, newSection()])}
        >
          {t('section_add')}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};

  > ul {
    width: 100%;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Section = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.border};

  summary {
    cursor: pointer;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[1]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${space[3]};
`;
