import { lazy, Suspense } from 'react';
import { mayLead } from './may-lead.ts';

interface WrittenTextProps {
  readonly text: string;
}

const LinkedText = lazy(async () => ({
  default: await import(/* webpackChunkName: "linked-text" */ './linked-text.tsx').then(
    (chunk) => chunk.LinkedText,
    // Without a network it can be read all the same.
    () => PlainText,
  ),
}));

/** What somebody has written, with its addresses as links. */
export function WrittenText({ text }: WrittenTextProps) {
  if (!mayLead(text)) return text;
  return (
    <Suspense fallback={text}>
      <LinkedText text={text} />
    </Suspense>
  );
}

const PlainText = ({ text }: WrittenTextProps) => text;
