import { AtSign, Mail, MessageCircle, Phone, Send, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { SUPPORT } from '@karavan/shared-api/contract/contacts';
import { color, fontSize, space, weight } from '@karavan/shared-ui/tokens';
import { Heading, rowStyle, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';

const QUESTIONS = ['what', 'card', 'order', 'organization', 'code', 'privacy'] as const;

const CONTACTS: readonly { readonly name: ContactName; readonly href: string; Icon: LucideIcon }[] =
  [
    { name: 'phone', href: `tel:${SUPPORT.phone}`, Icon: Phone },
    { name: 'email', href: `mailto:${SUPPORT.email}`, Icon: Mail },
    { name: 'telegram', href: SUPPORT.telegram, Icon: Send },
    { name: 'whatsapp', href: SUPPORT.whatsapp, Icon: MessageCircle },
    { name: 'instagram', href: SUPPORT.instagram, Icon: AtSign },
  ];

type ContactName = keyof typeof SUPPORT;

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
      <SectionTitle>{t('faq_contact')}</SectionTitle>
      <ul>
        {CONTACTS.map(({ name, href, Icon }) => (
          <li key={name}>
            <Contact href={href} rel="noopener">
              <Icon size={20} aria-hidden />
              {t(`contact_${name}`)}
            </Contact>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const SectionTitle = styled.h2`
  margin-top: ${space[3]};
  font-size: ${fontSize.heading};
`;

const Contact = styled.a`
  ${rowStyle}

  svg {
    color: ${color.accent};
  }
`;

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
