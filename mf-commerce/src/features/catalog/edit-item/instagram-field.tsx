import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { readInstagramLink } from '@karavan/shared-api/contract/instagram-posts';
import { INSTAGRAM_POSTS_MAX, URL_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { InstagramMark } from '../../../shared/instagram-mark.tsx';
import { useT } from '../translation.ts';

/** The same in every language. */
const EXAMPLE = 'https://www.instagram.com/reel/…';

interface InstagramFieldProps {
  readonly value: string[];
  readonly error?: string | undefined;
  onValueChange(value: string[]): void;
}

/** Posts and reels of Instagram that an item shows, by their links. */
export function InstagramField({ value: links, error, onValueChange }: InstagramFieldProps) {
  const t = useT();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();

  function add(): void {
    const path = readInstagramLink(link.trim());
    if (path === null) return setProblem(t('instagram_wrong'));
    if (links.some((other) => readInstagramLink(other) === path)) {
      return setProblem(t('instagram_repeated'));
    }
    setLink('');
    onValueChange([...links, link.trim()]);
  }

  return (
    <Root>
      {links.length > 0 && (
        <ul>
          {links.map((url, index) => {
            const path = readInstagramLink(url)!;
            return (
              <Row key={path}>
                <InstagramMark pixels={24} />
                <Name>
                  {t(path.startsWith('reel/') ? 'instagram_reel' : 'instagram_post')}
                  <Link>{path}</Link>
                </Name>
                <IconButton
                  label={t('instagram_remove', { number: index + 1 })}
                  icon={<Trash2 size={18} />}
                  onClick={() => onValueChange(links.filter((other) => other !== url))}
                />
              </Row>
            );
          })}
        </ul>
      )}
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {links.length < INSTAGRAM_POSTS_MAX && (
        <Pasted>
          <TextField
            label={t('instagram_link')}
            placeholder={EXAMPLE}
            type="url"
            inputMode="url"
            maxLength={URL_MAX_LENGTH}
            value={link}
            error={problem}
            onChange={({ target }) => {
              setProblem(undefined);
              setLink(target.value);
            }}
          />
          <Button
            kind="secondary"
            aria-label={t('instagram_add')}
            disabled={link.trim() === ''}
            onClick={add}
          >
            {t('video_find')}
          </Button>
        </Pasted>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Name = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Link = styled.span`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.second};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Pasted = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  > :first-child {
    flex: 1 1 200px;
  }
`;
