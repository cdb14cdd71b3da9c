export type { FormSchema, SchemaOf, ValuesOf } from './form-schema.ts';
export { withFormTexts } from './texts.ts';
export { useFields } from './use-fields.ts';
export { useOvertaken } from './use-overtaken.ts';
export { usePhoneCountry } from './use-phone-country.ts';
export { usePictureCheck } from './use-picture-check.ts';
export { usePictureUpload } from './use-picture-upload.ts';
export { useForm, type Form, type FormOptions } from './use-form.ts';
export { useT as useFormT } from './texts.ts';
