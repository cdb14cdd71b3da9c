import { useEffect } from 'react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/releases';
import { OPERATOR_REASON_LENGTH, RELEASE_PLAN } from '@karavan/shared-api/contract/limits';
import {
  blockRelease,
  promoteRelease,
  rollbackRelease,
} from '@karavan/shared-api/contract/releases';
import { useForm, withFormTexts, type Form } from '@karavan/shared-api/form';
import { endpointKey, request, type WriteOptions } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { ShownPackage } from './packages.ts';

/** What an operator does with a release. */
export type Move = 'rollback' | 'to_all' | 'gradually' | 'end_canary' | 'block';

export interface MoveFormProps {
  readonly of: ShownPackage;
  readonly version: string;
  readonly move: Move;
  /** It has happened, or is not wanted after all. */
  onDone(): void;
}

/** Asks for the reason, which the log keeps. */
export const MoveForm = withFormTexts(Choice, <SkeletonRow />);

function Choice(props: MoveFormProps) {
  if (props.move === 'rollback') return <RollBack {...props} />;
  return props.move === 'block' ? <Block {...props} /> : <Promote {...props} />;
}

function RollBack({ of, version, onDone }: MoveFormProps) {
  const { name, channel, contractMajor, pointer } = of;
  const form = useForm({
    schema: rollbackRelease.body,
    initial: {
      package: name,
      channel,
      contract_major: contractMajor,
      revision: pointer?.revision ?? 0,
      reason: '',
    },
    request: (body) => request(endpoints.rollbackRelease, { body }),
    ...useOutcome(onDone),
  });
  return <ReasonForm form={form} move="rollback" version={version} onCancel={onDone} />;
}

function Promote({ of, version, move, onDone }: MoveFormProps) {
  const [first, ...steps] = RELEASE_PLAN.steps;
  const { minutes, visits } = RELEASE_PLAN;
  const form = useForm({
    schema: promoteRelease.body,
    initial: {
      package: of.name,
      version,
      channel: of.channel,
      percent: move === 'to_all' ? 100 : move === 'gradually' ? first : 0,
      ...(move === 'gradually' && { plan: { steps, minutes, visits } }),
      revision: of.pointer?.revision ?? 0,
      reason: '',
    },
    request: (body) => request(endpoints.promoteRelease, { body }),
    ...useOutcome(onDone),
  });
  return <ReasonForm form={form} move={move} version={version} onCancel={onDone} />;
}

function Block({ of, version, onDone }: MoveFormProps) {
  const form = useForm({
    schema: blockRelease.body,
    initial: { package: of.name, version, reason: '' },
    request: (body) => request(endpoints.blockRelease, { body }),
    ...useOutcome(onDone),
  });
  return <ReasonForm form={form} move="block" version={version} onCancel={onDone} />;
}

/** Somebody else may have moved it meanwhile: in any case there is something new to see. */
function useOutcome(
  onDone: () => void,
): Pick<WriteOptions<unknown, unknown>, 'done' | 'onSuccess' | 'onError'> {
  const t = useT();
  const keys = [
    endpointKey(endpoints.listReleases, 'one'),
    endpointKey(endpoints.listReleaseLog, 'list'),
  ];
  return {
    done: t('release_done'),
    onSuccess(_answer, _values, queries) {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
      onDone();
    },
    onError(_error, _values, queries) {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    },
  };
}

interface ReasonFormProps {
  readonly form: Pick<Form<{ reason: string }, unknown>, 'props' | 'isPending' | 'text'>;
  readonly move: Move;
  readonly version: string;
  onCancel(): void;
}

function ReasonForm({ form, move, version, onCancel }: ReasonFormProps) {
  const t = useT();
  const { ref } = form.props;
  // It has been asked for by the press before, and may stand below what is on screen.
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  const isHarsh = move === 'block' || move === 'rollback';
  return (
    <Fields {...form.props} aria-label={t(`move_${move}`)}>
      <p>
        <strong>{version}</strong> {t(`move_${move}_text`)}
      </p>
      <TextArea
        label={t('reason')}
        hint={t('reason_hint')}
        limit={OPERATOR_REASON_LENGTH}
        {...form.text('reason')}
      />
      <Buttons>
        <Button type="submit" kind={isHarsh ? 'danger' : 'primary'} loading={form.isPending}>
          {t(`move_${move}`)}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Buttons>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
