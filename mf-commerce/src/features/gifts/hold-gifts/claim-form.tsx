import { ScanLine } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/gifts';
import { claimGift } from '@karavan/shared-api/contract/gifts';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { codeIn } from '../../../shared/gift-code.ts';
import { useGiftT } from '../translation.ts';

/** Takes a gift card by its code, typed or scanned. */
export const ClaimForm = withFormTexts(Fields, <SkeletonCard />);

function Fields({ code }: { readonly code: string }) {
  const t = useGiftT();
  const { overlays } = useShell();
  const navigate = useNavigate();
  const form = useForm({
    schema: claimGift.body,
    initial: { code },
    isLeftFreely: true,
    request: (body) => request(endpoints.claimGift, { body }),
    done: t('claimed'),
    failed(error) {
      if (error.code === 'not_found') return t('code_unknown');
      return error.code === 'conflict' ? t('code_over') : undefined;
    },
    onSuccess(_claimed, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listGifts, 'one') });
      form.startOver();
      // The code is worth nothing any more.
      void navigate('/gifts', { replace: true });
    },
  });
  const typed = form.text('code');

  async function scan(): Promise<void> {
    const text = await overlays.open('qr_scan', { purpose: 'code' });
    if (typeof text === 'string') typed.onChange({ target: { value: codeIn(text) } });
  }

  return (
    <Form as="form" {...form.props} aria-label={t('add_by_code')}>
      <TextField
        label={t('code')}
        hint={t('code_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        {...typed}
      />
      <Button
        type="button"
        kind="secondary"
        icon={<ScanLine size={20} aria-hidden />}
        onClick={() => void scan()}
      >
        {t('scan')}
      </Button>
      <Button type="submit" loading={form.isPending}>
        {t('claim')}
      </Button>
    </Form>
  );
}

const Form = styled(Panel)`
  gap: ${space[3]};
`;
