export { NoteBox } from './NoteBox';
export type { NoteBoxProps, NoteBoxTone } from './NoteBox';
