export { useForm } from './useForm';
export type { FieldProps, FormBinding, FormErrors, FormState } from './useForm';
