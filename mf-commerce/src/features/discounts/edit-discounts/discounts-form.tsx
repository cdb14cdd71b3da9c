import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/discounts';
import { updateDiscounts, type DiscountBook } from '@karavan/shared-api/contract/discounts';
import { DISCOUNT_TYPES } from '@karavan/shared-api/contract/enumerations';
import { useForm, useOvertaken, withFormTexts } from '@karavan/shared-api/form';
import type { Workplace } from '@karavan/shared-api/management';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { OvertakenNote } from '@karavan/shared-ui/overtaken-note';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT as useCardT } from '../translation.ts';
import { useT } from './translation.ts';
import { CardFields } from './card-fields.tsx';
import { newCard } from './new-card.ts';

interface DiscountsFormProps {
  readonly workplace: Workplace;
  readonly stored: DiscountBook;
  /** Begins anew with what is stored. */
  onTake(): void;
}

export const DiscountsForm = withFormTexts(Fields, <SkeletonCard />);

function Fields({ workplace, stored, onTake }: DiscountsFormProps) {
  const t = useT();
  const cardT = useCardT();
  const { dialogs } = useShell();
  const { id } = workplace;
  const [isRefused, setRefused] = useState(false);
  const queryKey = endpointKey(endpoints.getDiscounts, 'one', { params: { id } });
  const { version, cards } = stored;
  const overtaken = useOvertaken(cards);
  const form = useForm({
    schema: updateDiscounts.body,
    initial: { version, cards },
    draft: `discounts:${id}`,
    // Whoever was told that somebody else was faster may save all the same.
    request: (body) =>
      request(endpoints.updateDiscounts, {
        params: { id },
        body: { ...body, version: stored.version },
      }),
    done: t('saved'),
    onSuccess(saved, _values, queries) {
      queries.setQueryData(queryKey, saved);
      onTake();
    },
    onError: ({ code }, _values, queries) => learn(code, queries),
  });
  const isOvertaken = isRefused || overtaken.isOvertaken;
  const list = form.control('cards');
  const entries = useEntries();
  const remove = useWrite(endpoints.deleteDiscounts, {
    done: t('removed'),
    onSuccess(saved, _sent, queries) {
      overtaken.take(saved.cards);
      queries.setQueryData(queryKey, saved);
    },
    onError: ({ code }, _sent, queries) => learn(code, queries),
  });

  function learn(code: string, queries: QueryClient): void {
    if (code !== 'settings_changed') return;
    setRefused(true);
    void queries.invalidateQueries({ queryKey });
  }

  async function drop(index: number): Promise<void> {
    const { kind } = list.value[index]!;
    const rest = list.value.filter((_, other) => other !== index);
    if (!cards.some((card) => card.kind === kind)) {
      list.onValueChange(rest);
      entries.removed(index, rest.length);
      return;
    }
    const isSure = await dialogs.confirm({
      title: t('remove_question', { kind: cardT(`kind_${kind}`) }),
      text: t(kind === 'cashback' ? 'remove_cashback_text' : 'remove_text'),
      okLabel: t('remove'),
      danger: true,
    });
    if (!isSure) return;
    const gone = await remove.send({ params: { id }, body: { version, kinds: [kind] } });
    if (!gone?.ok) return;
    list.onValueChange(rest);
    entries.removed(index, rest.length);
  }

  const kinds = list.value.map(({ kind }) => kind);
  return (
    <Root {...form.props} aria-label={t('cards')}>
      <Intro>{t('intro')}</Intro>
      {form.restored && <RestoredDraft {...form.restored} />}
      {isOvertaken && (
        <OvertakenNote
          text={t('overtaken')}
          take={t('take_theirs')}
          onTake={() => {
            form.startOver();
            onTake();
          }}
        />
      )}
      {list.value.map(({ kind }, index) => (
        <CardFields
          key={kind}
          form={form}
          index={index}
          issuer={workplace}
          currency={stored.currency}
          entries={entries}
          onRemove={() => void drop(index)}
        />
      ))}
      {kinds.length < DISCOUNT_TYPES.length && (
        <Adding>
          <h2>{t(kinds.length === 0 ? 'none' : 'add_another')}</h2>
          {DISCOUNT_TYPES.filter((kind) => !kinds.includes(kind)).map((kind) => (
            <div key={kind}>
              <Button
                type="button"
                kind="secondary"
                icon={<Plus size={20} />}
                onClick={() => list.onValueChange([...list.value, newCard(kind)])}
              >
                {cardT(`kind_${kind}`)}
              </Button>
              <Intro>{cardT(`about_${kind}`)}</Intro>
            </div>
          ))}
        </Adding>
      )}
      {entries.status}
      {kinds.length > 0 && (
        <Button type="submit" loading={form.isPending}>
          {t('save')}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  max-width: 680px;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Intro = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Adding = styled.section`
  display: grid;
  gap: ${space[4]};

  h2 {
    font: ${type.title3};
  }

  > div {
    display: grid;
    justify-items: start;
    gap: ${space[1]};
  }
`;
