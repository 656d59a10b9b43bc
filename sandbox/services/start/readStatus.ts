import type { Permission } from '#contract';
import type { Ctx } from '../../context';
import { settingsOf } from '../settings';
import { customerServiceIn } from './customerServiceIn';
import { isRegionBlocked, isShut, readSystemState } from '../system/state';

/** The permission call: what the visitor may see, decided once at start-up. Maintenance takes precedence. */
export async function readStatus(ctx: Ctx): Promise<Permission> {
  const state = await readSystemState(ctx.db);
  const isInMaintenance = isShut(state.maintenance, ctx.clock.now());
  const {
    register,
    whitelabel,
    resources,
    customerService,
    imageCDNs,
    launchGameCDNs,
    timeZone,
    moneyProtection,
  } = await settingsOf(ctx.db, ctx.merchant);
  return {
    maintenance: isInMaintenance,
    maintenanceEndTime: (isInMaintenance && state.maintenance.until) || null,
    regionRestriction: isRegionBlocked(state),
    location: { country: state.region.visitor, ip: ctx.address },
    info: {
      whitelabel,
      register,
      resources: resources.map((each) => ({ qrCodeUrl: '', labelNameEn: '', ...each })),
      customerService: customerServiceIn(customerService, ctx.language),
      imageCDNs,
      launchGameCDNs,
      timeZone,
      moneyProtection,
      ...(state.phoneAuth ? { phoneAuth: ctx.config.phoneAuth } : {}),
    },
  };
}
