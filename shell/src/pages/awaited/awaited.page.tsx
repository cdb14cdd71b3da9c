import { createElement, useMemo } from 'react';
import type { AwaitedTopic } from '@karavan/shared-api/contract/awaited-pages';
import { awaitedTopic } from '@karavan/shared-api/contract/awaited-topic';
import { bindTranslations, withTexts } from '@karavan/shared-api/i18n';
import { useHeader } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import type messages from './locales/ru.json';

const NAMESPACE = 'shell-awaited';
const { useT } = bindTranslations<typeof messages>(NAMESPACE);

/** A page that is still to be built: says what will be there. */
export function Page({ name }: { readonly name: string }) {
  const topic = awaitedTopic(name) as AwaitedTopic;
  return <AwaitedPage topic={topic} />;
}

const AwaitedPage = withTexts(
  NAMESPACE,
  (locale) => import(/* webpackChunkName: "awaited-[request]" */ `./locales/${locale}.json`),
  function AwaitedPage({ topic }: { readonly topic: AwaitedTopic }) {
    const t = useT();
    const navigate = useNavigate();
    const title = t(`topic_${topic}`);
    useHeader(useMemo(() => ({ title, documentTitle: title }), [title]));
    return (
      <>
        <h1 className="visually-hidden">{title}</h1>
        <EmptyState
          title={title}
          text={t('soon')}
          action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
        />
      </>
    );
  },
  createElement(PageSkeleton),
);
