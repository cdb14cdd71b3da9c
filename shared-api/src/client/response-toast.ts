import type { ApiFailure } from './api-result.ts';

interface NoticeOptions {
  /** Shown instead of the text of a failure. */
  readonly failure?: string;
  /** Shown on success. */
  readonly success?: string;
  /** On success without a text of its own, shows the `message` of the answer. */
  readonly showMessage?: boolean;
}

export interface ResponseNotice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/**
 * What a toast says about a result: on failure the given text, else the message, else the error
 * field; on success nothing unless asked for. A cancelled call never speaks.
 */
export function noticeOf(
  result: { readonly ok: true; readonly data: unknown } | ApiFailure,
  { failure, success, showMessage = false }: NoticeOptions = {},
): ResponseNotice | null {
  if (!result.ok) {
    if (result.error.isCanceled) return null;
    return { kind: 'error', text: failure ?? result.error.message };
  }
  const body = (typeof result.data === 'object' ? result.data : null) as AnsweredTexts | null;
  if (body?.success === false) {
    return { kind: 'error', text: failure ?? body.message ?? body.error ?? 'Something went wrong' };
  }
  const text = success ?? (showMessage ? body?.message : undefined);
  return text === undefined ? null : { kind: 'success', text };
}

interface AnsweredTexts {
  readonly success?: boolean;
  readonly message?: string;
  readonly error?: string;
}
