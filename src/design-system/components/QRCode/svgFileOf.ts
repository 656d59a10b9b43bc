const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * The drawing of a code as a file of its own, with the colours that the page gives it. They are attributes, because the page's
 * security policy stops styles that are written into elements.
 */
export function svgFileOf(svg: SVGSVGElement): string {
  const { backgroundColor, fill } = getComputedStyle(svg);
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.setAttribute('fill', fill);
  const [x = '0', y = '0', width = '0', height = '0'] = (svg.getAttribute('viewBox') ?? '').split(' ');
  const ground = document.createElementNS(svgNamespace, 'rect');
  const box = { x, y, width, height, fill: backgroundColor };
  for (const [name, value] of Object.entries(box)) ground.setAttribute(name, value);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}
