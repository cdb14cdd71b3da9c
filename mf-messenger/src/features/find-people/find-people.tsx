import { useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { PERSON_SEARCH_LENGTH } from '@karavan/shared-api/contract/limits';
import { useShell } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useDebounced } from '@karavan/shared-ui/use-debounced';
import { FoundPeople } from './found-people.tsx';
import { useT, withPeopleTexts } from './translation.ts';

/** A single letter says too little of whom somebody looks for. */
const SHORTEST = 2;

/** Finds somebody to write to. */
export const FindPeople = withPeopleTexts(People, <PageSkeleton />);

function People() {
  const t = useT();
  const { header } = useShell();
  const [typed, setTyped] = useState('');
  const sought = useDebounced(typed.trim());
  useEffect(() => header.set({ title: t('title'), backTo: '/messenger' }), [header, t]);
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Content>
        <TextField
          label={t('search')}
          type="search"
          maxLength={PERSON_SEARCH_LENGTH}
          autoComplete="off"
          start={<Search size={20} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {sought.length < SHORTEST ? (
          <EmptyState scene="search" title={t('begin')} text={t('begin_text')} />
        ) : (
          <FoundPeople query={sought} />
        )}
      </Content>
    </>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding: ${space[4]};
`;
