import type { RefObject } from 'react';
import {
  useWrite,
  wordsOf,
  type Write,
  type WriteOptions,
  type WriteRequest,
} from '@karavan/shared-api/query';
import type { FormSchema, ValuesOf } from './form-schema.ts';
import {
  isOf,
  useFields,
  type Fields,
  type FieldsOptions,
  type SubmitEvent,
} from './use-fields.ts';
import { useFormHeader, type FormHeader } from './use-form-header.ts';

type AnswerTo<Request> = Request extends WriteRequest<infer Data> ? Data : never;

export interface FormOptions<S extends FormSchema, Request>
  extends
    FieldsOptions<S>,
    Pick<
      WriteOptions<ValuesOf<S>, AnswerTo<Request>>,
      'done' | 'failed' | 'onSuccess' | 'onError'
    > {
  readonly request: (values: ValuesOf<S>) => Request;
  /** The page's title in the header, with the form's button beside it. */
  readonly header?: FormHeader;
}

export interface Form<V extends object, Data>
  extends Fields<V>, Pick<Write<V, Data>, 'isPending' | 'error' | 'reset'> {
  /** For the `<form>`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: SubmitEvent): void;
  };
}

/**
 * The one way to build a form: validated by the contract's schema and sent with `useWrite`. Server
 * errors appear beside their fields, the first invalid field gets the focus, a draft is kept, and
 * leaving with unsaved changes asks first. Nothing that was typed is lost.
 */
export function useForm<S extends FormSchema, Request extends WriteRequest<unknown>>({
  request,
  header,
  done,
  failed,
  onSuccess,
  onError,
  ...options
}: FormOptions<S, Request>): Form<ValuesOf<S>, AnswerTo<Request>> {
  const { element, submit, refuse, settle, ...fields } = useFields(options);
  const write = useWrite(request, {
    ...(done !== undefined && { done }),
    failed(error, sent) {
      const own = failed?.(error, sent);
      if (own !== undefined) return own;
      const named = Object.keys(error.fields);
      const homeless = named.find((field) => !isOf(sent, field));
      if (homeless !== undefined) return wordsOf(error, homeless);
      return named.length > 0 ? null : undefined;
    },
    onSuccess(data, sent, queries, isOutdated) {
      settle(sent);
      onSuccess?.(data as AnswerTo<Request>, sent, queries, isOutdated);
    },
    onError(error, sent, queries, isOutdated) {
      refuse(error, sent);
      onError?.(error, sent, queries, isOutdated);
    },
  });
  const { isPending, error, reset } = write;
  useFormHeader(header, isPending, element);
  return {
    ...fields,
    props: { ref: element, noValidate: true, onSubmit: (event) => submit(event, write.send) },
    isPending,
    error,
    reset,
  };
}
