import {
  AtSign,
  ChevronDown,
  Mail,
  MessageCircle,
  Phone,
  Scale,
  Send,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';
import { SUPPORT } from '@karavan/shared-api/contract/contacts';
import { color, duration, radius, space, weight } from '@karavan/shared-ui/tokens';
import { Heading, Sheet } from '../page-layout.ts';
import { Row, RowGroup } from '../rows.tsx';
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
      <Entries>
        {QUESTIONS.map((name) => (
          <Entry key={name} name="faq">
            <summary>
              {t(`faq_${name}`)}
              <ChevronDown size={20} aria-hidden />
            </summary>
            <p>{t(`faq_answer_${name}`)}</p>
          </Entry>
        ))}
      </Entries>
      <RowGroup title={t('faq_contact')}>
        {CONTACTS.map(({ name, href, Icon }) => (
          <Row key={name} Icon={Icon} label={t(`contact_${name}`)} to={href} />
        ))}
      </RowGroup>
      <RowGroup title={t('faq_rules')}>
        <Row Icon={Scale} label={t('rules_terms')} to="/legal#terms" />
        <Row Icon={ShieldCheck} label={t('rules_privacy')} to="/legal#privacy" />
      </RowGroup>
    </Sheet>
  );
}

const Entries = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Entry = styled.details`
  & + & {
    border-top: 1px solid ${color.border};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: 52px;
    padding: ${space[3]} ${space[4]};
    font-weight: ${weight.medium};
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > svg {
    flex: none;
    color: ${color.textMuted};
    transition: rotate ${duration.fast};
  }

  &[open] summary > svg {
    rotate: 180deg;
  }

  p {
    padding: 0 ${space[4]} ${space[4]};
    color: ${color.textMuted};
  }
`;
