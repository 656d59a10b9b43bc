import { create } from 'qrcode';

/** Light modules around a code, without which cameras do not find it. Source: ISO/IEC 18004. */
const quiet = 4;

/** A code that a camera reads as the text, dark on white. */
export function codeSvg(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from({ length: size * size }, (_, at) =>
    data[at] ? `M${String(at % size)} ${String(Math.floor(at / size))}h1v1h-1z` : '',
  ).join('');
  const side = String(size + 2 * quiet);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${String(quiet)} -${String(quiet)} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M-${String(quiet)}-${String(quiet)}h${side}v${side}h-${side}z"/><path d="${dark}"/></svg>`;
}
