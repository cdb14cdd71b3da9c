import styled from 'styled-components';
import { createFolder, type Folder } from '@karavan/shared-api/contract/bookmarks';
import { useForm, withFormTexts, type FormOptions } from '@karavan/shared-api/form';
import type { WriteRequest } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { space } from '@karavan/shared-ui/tokens';
import { TextField } from '@karavan/shared-ui/text-field';
import { useSavedT } from './translation.ts';

type FolderFormOptions = FormOptions<typeof createFolder.body, WriteRequest<Folder>>;

interface FolderFormProps extends Pick<
  FolderFormOptions,
  'draft' | 'header' | 'request' | 'onSuccess'
> {
  readonly name?: string;
  readonly submitLabel: string;
  /** The action that follows the form is running. */
  readonly isBusy?: boolean;
}

/** The form for the name of a folder. */
export const FolderForm = withFormTexts(Fields);

function Fields({ name = '', submitLabel, isBusy = false, ...options }: FolderFormProps) {
  const t = useSavedT();
  const form = useForm({
    ...options,
    schema: createFolder.body,
    initial: { name },
    words: (_field, problem) => (problem === 'required' ? t('folder_name_required') : undefined),
  });
  return (
    <Form {...form.props}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <TextField
        label={t('folder_name')}
        {...form.text('name')}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" wide loading={form.isPending || isBusy}>
        {submitLabel}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;
