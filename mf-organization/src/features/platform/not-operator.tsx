import { useNavigate } from '@karavan/shared-api/router';
import { Column } from '@karavan/shared-ui/column';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from './translation.ts';

/** What the operators' pages show to everybody else. */
export function NotOperator() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Column>
      <h1 className="visually-hidden">{t('page_title')}</h1>
      <EmptyState
        scene="closed"
        title={t('not_operator')}
        text={t('not_operator_text')}
        action={{ label: t('home'), run: () => void navigate('/home/posts') }}
      />
    </Column>
  );
}
