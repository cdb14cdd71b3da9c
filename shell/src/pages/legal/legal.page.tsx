import { createElement, useMemo } from 'react';
import styled from 'styled-components';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { useHeader } from '@karavan/shared-api/remote';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { space, type } from '@karavan/shared-ui/tokens';
import { Heading, Sheet, TextLink } from '../page-layout.ts';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-legal';
const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** Each names its heading and begins the names of its paragraphs; the address may name one. */
const SECTIONS = {
  terms: ['service', 'account', 'price', 'money', 'cards', 'conduct', 'end'],
  privacy: ['what', 'why', 'who', 'place', 'device', 'time', 'rights'],
} as const;

/** /legal: the terms, and what is stored about people. */
export const Page = () => <Legal />;

const Legal = withTexts(
  NAMESPACE,
  (locale) => import(/* webpackChunkName: "legal-[request]" */ `./locales/${locale}.json`),
  function Legal() {
    const t = useT();
    useHeader(useMemo(() => ({ title: t('title'), backTo: '/faq' }), [t]));
    return (
      <Sheet>
        <Heading data-title>{t('title')}</Heading>
        <Section id="terms">
          <h2>{t('terms')}</h2>
          <ol>
            {SECTIONS.terms.map((name) => (
              <li key={name}>{t(`terms_${name}`)}</li>
            ))}
          </ol>
        </Section>
        <Section id="privacy">
          <h2>{t('privacy')}</h2>
          <ol>
            {SECTIONS.privacy.map((name) => (
              <li key={name}>{t(`privacy_${name}`)}</li>
            ))}
          </ol>
        </Section>
        <TextLink to="/faq">{t('contact')}</TextLink>
      </Sheet>
    );
  },
  createElement(PageSkeleton),
);

const Section = styled.section`
  display: grid;
  gap: ${space[3]};

  h2 {
    font: ${type.title2};
  }

  ol {
    display: grid;
    gap: ${space[3]};
    margin: 0;
    padding-left: ${space[5]};
    list-style: decimal;
  }
`;
