import styled from 'styled-components';
import { listFolders, listSavedPosts } from '@karavan/shared-api/client/bookmarks';
import { saveSharedFolder as endpoint } from '@karavan/shared-api/client/shared-folders';
import { saveSharedFolder } from '@karavan/shared-api/contract/shared-folders';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from './translation.ts';

interface SaveAllFormProps {
  readonly secret: string;
  /** Of the shared folder: the own one is called alike, unless the person says otherwise. */
  readonly name: string;
}

/** Asks for the name of the folder that everything goes to. */
export const SaveAllForm = withFormTexts(Fields);

function Fields({ secret, name }: SaveAllFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const form = useForm({
    schema: saveSharedFolder.body,
    initial: { name },
    isLeftFreely: true,
    request: (body) => request(endpoint, { params: { secret }, body }),
    done: t('saved'),
    onSuccess({ id }, _values, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listFolders, 'one') });
      void queries.invalidateQueries({
        queryKey: endpointKey(listSavedPosts, 'list'),
        refetchType: 'none',
      });
      void navigate(`/saved/${id}`);
    },
  });
  return (
    <Form {...form.props} aria-label={t('save_all')}>
      <TextField
        label={t('folder_name')}
        {...form.text('name')}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  width: min(100%, 480px);
`;
