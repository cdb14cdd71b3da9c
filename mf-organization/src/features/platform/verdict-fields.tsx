import styled from 'styled-components';
import { OPERATOR_REASON_LENGTH } from '@karavan/shared-api/contract/limits';
import { Button } from '@karavan/shared-ui/button';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { TextArea } from '@karavan/shared-ui/text-area';
import { color, space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

type RadioProps = Parameters<typeof RadioGroup<string>>[0];
type TextProps = Parameters<typeof TextArea>[0];

interface VerdictFieldsProps {
  readonly form: {
    readonly props: object;
    readonly restored: Parameters<typeof RestoredDraft>[0] | null | undefined;
    readonly isPending: boolean;
  };
  readonly decision: Omit<RadioProps, 'label' | 'options'>;
  readonly reason: Omit<TextProps, 'label'>;
  readonly options: RadioProps['options'];
  /** Who reads the reason. */
  readonly hint: string;
}

/** A decision with its reason, as operators make all of theirs. */
export function VerdictFields({ form, decision, reason, options, hint }: VerdictFieldsProps) {
  const t = useT();
  return (
    <Form {...form.props} aria-label={t('decision')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <RadioGroup label={t('decision')} options={options} {...decision} />
      <TextArea label={t('reason')} hint={hint} limit={OPERATOR_REASON_LENGTH} {...reason} />
      <Button type="submit" loading={form.isPending}>
        {t('settle')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;
