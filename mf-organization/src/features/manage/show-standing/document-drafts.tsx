import { useState } from 'react';
import { FilePlus, X } from 'lucide-react';
import styled from 'styled-components';
import { getVerificationDocument } from '@karavan/shared-api/client/verifications';
import type { VerificationDocument } from '@karavan/shared-api/contract/verifications';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Spinner } from '@karavan/shared-ui/spinner';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { PrivatePicture, PrivatePictures } from '../../../shared/private-picture.tsx';
import { useT } from './translation.ts';

interface DocumentDraftsProps {
  readonly organizationId: number;
  readonly drafts: readonly VerificationDocument[];
  readonly limit: number;
  readonly isUploading: boolean;
  /** Uploads a file; resolves with undefined on failure, which has been shown. */
  onAdd(file: File): Promise<VerificationDocument | undefined>;
  onRemove(id: number): void;
  onChange(drafts: readonly VerificationDocument[]): void;
}

/** The papers that go with a request: chosen, uploaded at once, and removed again. */
export function DocumentDrafts({
  organizationId,
  drafts,
  limit,
  isUploading,
  onAdd,
  onRemove,
  onChange,
}: DocumentDraftsProps) {
  const t = useT();
  const [left, setLeft] = useState(0);

  async function add(files: readonly File[]): Promise<void> {
    let kept = drafts;
    for (const [index, file] of files.entries()) {
      setLeft(files.length - index);
      const document = await onAdd(file);
      if (!document) continue;
      kept = [...kept, document];
      onChange(kept);
    }
    setLeft(0);
  }

  return (
    <Group aria-busy={isUploading}>
      <Name>
        {t('documents')} <span>{`${drafts.length}/${limit}`}</span>
      </Name>
      <PrivatePictures>
        {drafts.map(({ id }, index) => (
          <Kept key={id}>
            <PrivatePicture
              endpoint={getVerificationDocument}
              input={{ params: { id: organizationId, document: id } }}
              documentId={id}
              name={t('document', { number: index + 1 })}
            />
            <Remove
              kind="floating"
              label={t('remove_document', { number: index + 1 })}
              icon={<X size={18} />}
              disabled={isUploading}
              onClick={() => {
                onRemove(id);
                onChange(drafts.filter((other) => other.id !== id));
              }}
            />
          </Kept>
        ))}
        {left > 0 && (
          <Add as="span">
            <Spinner />
          </Add>
        )}
        {left === 0 && drafts.length < limit && (
          <Add>
            <FilePlus size={24} aria-hidden />
            {t('add_document')}
            <input
              className="visually-hidden"
              type="file"
              accept="image/png,image/jpeg"
              multiple
              onChange={({ target }) => {
                const files = [...(target.files ?? [])].slice(0, limit - drafts.length);
                // Allows choosing the same file again after a failure.
                target.value = '';
                if (files.length > 0) void add(files);
              }}
            />
          </Add>
        )}
      </PrivatePictures>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Name = styled.legend`
  padding: 0 0 ${space[2]};
  font: ${type.second};

  span {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Kept = styled.div`
  position: relative;
  display: grid;
`;

const Remove = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`;

const Add = styled.label`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  aspect-ratio: 3 / 4;
  padding: ${space[2]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.medium};
  color: ${color.textMuted};
  font: ${type.caption};
  text-align: center;
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
