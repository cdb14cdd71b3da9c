import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  get,
  useForm as useHookForm,
  useWatch,
  type FieldError,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { ApiError } from '@karavan/shared-api/client';
import { useShell } from '@karavan/shared-api/remote';
import type { FieldProblem } from '../contract/field-problems.ts';
import { resolverOf, TOLD_BY_SERVER, type FormSchema, type ValuesOf } from './form-schema.ts';
import { problemKey } from './problem-key.ts';
import { useT } from './texts.ts';
import { isSame } from './typed-values.ts';
import { useDraft } from './use-draft.ts';
import { useFirstProblem } from './use-first-problem.ts';

export interface FieldsOptions<S extends FormSchema> {
  /** The body of the route that the form sends to. */
  readonly schema: S;
  /** null while nothing is chosen. */
  readonly initial: Unfilled<ValuesOf<S>>;
  /** The name of the draft; without one nothing is kept, for example for passwords. */
  readonly draft?: string;
  /** Nothing is stored yet: a draft is restored whatever the form begins with by then. */
  readonly isNew?: boolean;
  /** Makes a draft fit what others have stored since, for example without what they have deleted. */
  readonly fit?: (kept: ValuesOf<S>) => ValuesOf<S>;
  /** Overrides the text of a field's problem where the default says too little. */
  readonly words?: (field: string, problem: FieldProblem) => string | undefined;
  /** Leaving asks nothing, as little or nothing of what was typed is lost by it. */
  readonly isLeftFreely?: boolean;
}

type Unfilled<V> = { readonly [K in keyof V]: V[K] | null };

interface Also<V extends object> {
  /** Fields whose problems depend on this one. */
  readonly deps?: Path<V>[];
}

export interface SubmitEvent {
  preventDefault(): void;
}

export interface Fields<V extends object> {
  readonly values: V;
  /** For a control with text, a date or an option; null is shown as empty, and empty becomes null. */
  text(name: Path<V>, also?: Also<V>): TextControl;
  /** For a control with any other type of value. */
  control<N extends Path<V>>(name: N, also?: Also<V>): ValueControl<PathValue<V, N>>;
  /** Validates these fields alone, and shows what is wrong with them: for forms in steps. */
  check(names: readonly Path<V>[]): Promise<boolean>;
  /** Resets the form to what is stored. */
  startOver(): void;
  /** Set while the form shows an unsent draft: the properties of its banner. */
  readonly restored: RestoredNotice | undefined;
}

interface FieldState<V extends object> extends Fields<V> {
  /** For the `<form>`. */
  readonly element: RefObject<HTMLFormElement | null>;
  /** @param send gets values that the schema accepts */
  submit(event: SubmitEvent, send: (values: V) => unknown): void;
  /** Shows what the server has said of fields, which are among those that were sent. */
  refuse(error: ApiError, sent: V): void;
  /** These values are stored: nothing is unsaved. */
  settle(sent: V): void;
}

interface RestoredNotice {
  readonly text: string;
  readonly discard: string;
  /** Drops the draft: the form shows what is stored. */
  onDiscard(): void;
  /** Set where others have changed since what the draft was typed over: shows the one instead of the other. */
  readonly swap?: string;
  onSwap?(): void;
}

interface TextControl {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(event: { readonly target: { readonly value: string } }): void;
}

interface ValueControl<T> {
  readonly value: T;
  readonly error: string | undefined;
  onValueChange(value: T): void;
}

/**
 * The values of a form and what is wrong with them, without the sending: a problem appears beside its
 * field, the first invalid field gets the focus, a draft is kept, and leaving with unsaved changes asks
 * first.
 */
export function useFields<S extends FormSchema>({
  schema,
  initial,
  draft: draftName,
  isNew = false,
  fit = (kept) => kept,
  words,
  isLeftFreely = false,
}: FieldsOptions<S>): FieldState<ValuesOf<S>> {
  type V = ValuesOf<S>;
  const t = useT();
  const { leaving } = useShell();
  const element = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState(initial as V);
  const draft = useDraft(draftName, stored, { isNew, fit });
  const form = useHookForm<V>({
    defaultValues: draft.start as never,
    resolver: resolverOf(schema),
    // Our own finds the first invalid field in page order.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const values = useWatch({ control: form.control }) as V;
  const isUnsaved = !isSame(values, stored);

  const unsaved = useRef(false);
  useLayoutEffect(() => {
    unsaved.current = isUnsaved;
  }, [isUnsaved]);
  useEffect(
    () => (isLeftFreely ? undefined : leaving.guard(() => unsaved.current)),
    [leaving, isLeftFreely],
  );

  const leadToProblem = useFirstProblem(element, errors, errorOf);

  function refuse({ fields }: ApiError, sent: V): void {
    for (const [field, [message]] of Object.entries(fields)) {
      if (message === undefined || !isOf(sent, field)) continue;
      form.setError(field as Path<V>, { type: TOLD_BY_SERVER, message });
      leadToProblem();
    }
  }

  function errorOf(name: string): string | undefined {
    const error = get(errors, name) as FieldError | undefined;
    if (error?.message === undefined) return undefined;
    if (error.type === TOLD_BY_SERVER) return error.message;
    const problem = error.type as FieldProblem;
    return words?.(name, problem) ?? t(problemKey(name, problem), { limit: error.message });
  }

  function change(name: Path<V>, value: unknown, also: Also<V> = {}): void {
    void form.register(name, also).onChange({ target: { name, value }, type: 'change' });
    draft.keep(form.getValues());
  }

  function startOver(): void {
    draft.forget();
    form.reset(stored as never);
  }

  return {
    element,
    values,
    submit(event, send) {
      event.preventDefault();
      void form.handleSubmit(() => send(form.getValues()), leadToProblem)();
    },
    refuse,
    settle(sent) {
      unsaved.current = false;
      draft.settle(sent);
      setStored(sent);
    },
    text(name, also) {
      form.register(name, also);
      const value: unknown = get(values, name);
      const isNullable = get(stored, name) === null;
      return {
        name,
        value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
        error: errorOf(name),
        onChange: ({ target }) =>
          change(name, target.value === '' && isNullable ? null : target.value, also),
      };
    },
    control(name, also) {
      form.register(name, also);
      return {
        value: get(values, name) as PathValue<V, typeof name>,
        error: errorOf(name),
        onValueChange: (value) => change(name, value, also),
      };
    },
    async check(names) {
      const isValid = await form.trigger([...names]);
      if (!isValid) leadToProblem();
      return isValid;
    },
    startOver,
    restored: draft.state
      ? {
          text: t(`draft_${draft.state}`),
          discard: t('draft_discard'),
          onDiscard: draft.state === 'overtaken' ? () => draft.drop(form.getValues()) : startOver,
          ...(draft.state !== 'restored' && {
            swap: t(draft.state === 'overtaken' ? 'draft_take' : 'draft_put_back'),
            onSwap: () => form.reset(draft.swap(form.getValues()) as never),
          }),
        }
      : undefined,
  };
}

/** Whether the form has the field, so that its error can be shown there. */
export function isOf(values: object, field: string): boolean {
  return field.split('.')[0]! in values;
}
