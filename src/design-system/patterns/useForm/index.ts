export { useForm } from './useForm';
export type { FieldProps, FieldRefusal, FormBinding, FormErrors, FormState } from './useForm';
