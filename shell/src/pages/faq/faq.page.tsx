import styled from 'styled-components';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { Heading, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';

const QUESTIONS = ['what', 'card', 'order', 'organization', 'code', 'privacy'] as const;

/** /faq: questions and answers, and how to reach support. */
export function Page() {
  const t = useT();
  return (
    <Sheet>
      <Heading>{t('faq_title')}</Heading>
      {QUESTIONS.map((name) => (
        <Entry key={name}>
          <summary>{t(`faq_${name}`)}</summary>
          <p>{t(`faq_answer_${name}`)}</p>
        </Entry>
      ))}
      <p>
        {t('faq_contact')} <a href="mailto:support@karavan.example">support@karavan.example</a>
      </p>
    </Sheet>
  );
}

const Entry = styled.details`
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.border};

  summary {
    padding: ${space[2]} 0;
    font-size: ${fontSize.title};
    font-weight: ${weight.medium};
    cursor: pointer;
  }

  p {
    color: ${color.textMuted};
  }
`;
