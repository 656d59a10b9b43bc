import {
  acceptContract,
  rejectContract,
  terminateContract,
  withdrawContract,
} from '../services/contracts/answerContract';
import { listContracts, readBounds } from '../services/contracts/listContracts';
import { offerContract } from '../services/contracts/offerContract';
import { listPayslips, readPayslip } from '../services/contracts/payslips';
import { previewContract, readExample } from '../services/contracts/preview';
import { readContractDetail } from '../services/contracts/readContract';
import { readDuePays, readRunningPay } from '../services/contracts/runningPay';
import type { HandlersOf } from './handler';

export const contractHandlers: HandlersOf<'contracts'> = {
  dividend: (ctx, request) => listContracts(ctx, { ...request, kind: 'dividend' }),
  dailySalary: (ctx, request) => listContracts(ctx, { ...request, kind: 'daily' }),
  hourSalary: (ctx, request) => listContracts(ctx, { ...request, kind: 'hourly' }),
  realTimeSalary: (ctx, request) => listContracts(ctx, { ...request, kind: 'realTime' }),
  list: (ctx, request) => listContracts(ctx, request),
  contract: (ctx, request) => readContractDetail(ctx, request),
  bounds: (ctx) => readBounds(ctx),
  preview: (ctx, request) => previewContract(ctx, request),
  example: (ctx, request) => readExample(ctx, request),
  offer: (ctx, request) => offerContract(ctx, request),
  withdraw: (ctx, request) => withdrawContract(ctx, request),
  accept: (ctx, request) => acceptContract(ctx, request),
  reject: (ctx, request) => rejectContract(ctx, request),
  terminate: (ctx, request) => terminateContract(ctx, request),
  running: (ctx, request) => readRunningPay(ctx, request),
  due: (ctx, request) => readDuePays(ctx, request),
  payslips: (ctx, request) => listPayslips(ctx, request),
  payslip: (ctx, request) => readPayslip(ctx, request),
};
