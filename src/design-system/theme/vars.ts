export { vars, type VarName } from './generated/vars';
