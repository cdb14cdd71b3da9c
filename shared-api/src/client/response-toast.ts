import type { ApiFailure } from './api-result.ts';

interface ToastOptions {
  /** Shown instead of the error's own text. */
  readonly failure?: string;
  /** Shown on success. */
  readonly success?: string;
  /** On success without `success`, shows the `message` of the answer. */
  readonly showMessage?: boolean;
}

export interface ResponseToast {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/**
 * The toast for a result: on failure the given text, else the message, else the error field; on
 * success nothing unless requested. A cancelled call shows nothing.
 */
export function toastOf(
  result: { readonly ok: true; readonly data: unknown } | ApiFailure,
  { failure, success, showMessage = false }: ToastOptions = {},
): ResponseToast | null {
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
