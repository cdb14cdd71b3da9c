import type { FieldProblem } from '../contract/field-problems.ts';

/**
 * Fields that a problem has words of its own for (specification, section 5), wherever a request asks for
 * them.
 */
const NAMED_FIELDS = {
  required: [
    'full_name',
    'username',
    'gender',
    'birthday',
    'email',
    'password',
    'old_password',
    'amount',
    'image_id',
    'region',
    'percent',
    'limit',
    'title',
    'description',
    'start_time',
    'end_time',
    'type',
    'role',
    'position',
    'quantity',
    'text',
    'week',
    'contacts',
  ],
  repeated: ['percent', 'limit'],
  date_format: ['birthday'],
  too_small: ['average_check', 'percent'],
  not_loaded: ['video_url'],
  password_wrong: ['old_password'],
  not_offered: ['starts_at'],
} as const satisfies Partial<Record<FieldProblem, readonly string[]>>;

type Named = typeof NAMED_FIELDS;
export type NamedProblem = {
  [P in keyof Named]: `${P}_${Named[P][number]}`;
}[keyof Named];

const NAMED_PROBLEMS: ReadonlySet<string> = new Set<NamedProblem>([
  ...NAMED_FIELDS.required.map((field) => `required_${field}` as const),
  ...NAMED_FIELDS.repeated.map((field) => `repeated_${field}` as const),
  ...NAMED_FIELDS.date_format.map((field) => `date_format_${field}` as const),
  ...NAMED_FIELDS.too_small.map((field) => `too_small_${field}` as const),
  ...NAMED_FIELDS.not_loaded.map((field) => `not_loaded_${field}` as const),
  ...NAMED_FIELDS.password_wrong.map((field) => `password_wrong_${field}` as const),
  ...NAMED_FIELDS.not_offered.map((field) => `not_offered_${field}` as const),
]);

/**
 * The key of the words for a problem, in the catalogue of forms.
 * @param field its path in the request: `list.0.percent`
 */
export function problemKey(
  field: string,
  problem: FieldProblem,
): NamedProblem | `problem_${FieldProblem}` {
  const key = `${problem}_${field.split('.').at(-1)}`;
  return NAMED_PROBLEMS.has(key) ? (key as NamedProblem) : `problem_${problem}`;
}
