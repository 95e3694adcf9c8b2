// How colours look to different eyes, and how far apart they are: Machado, Oliveira and Fernandes 2009 at full
// strength in linear sRGB, CIEDE2000, and the contrast of WCAG 2. The palettes are checked with it.

export type Sight = 'normal' | 'protan' | 'deutan' | 'tritan';
type Triple = [number, number, number];

const SIGHTS: Record<Exclude<Sight, 'normal'>, [Triple, Triple, Triple]> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function linear(colour: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

function seen(colour: string, sight: Sight): Triple {
  const rgb = linear(colour);
  if (sight === 'normal') return rgb;
  return SIGHTS[sight].map((row) =>
    Math.min(1, Math.max(0, row.reduce((sum, part, i) => sum + part * rgb[i], 0))),
  ) as Triple;
}

function lab([r, g, b]: Triple): Triple {
  const xyz = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ];
  const [x, y, z] = xyz.map((t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 between two colours as these eyes see them. */
export function distance(one: string, two: string, sight: Sight = 'normal'): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180;
  const [l1, a, b1] = lab(seen(one, sight));
  const [l2, c, b2] = lab(seen(two, sight));
  const mean = (Math.hypot(a, b1) + Math.hypot(c, b2)) / 2;
  const grey = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const g = 0.5 * (1 - grey(mean));
  const [a1, a2] = [a * (1 + g), c * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  const hue = (x: number, y: number): number => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const coloured = c1 * c2 > 0;
  const turn = coloured ? ((h2 - h1 + 540) % 360) - 180 : 0;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))];
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hm = coloured ? (h1 + turn / 2 + 360) % 360 : h1 + h2;
  const t =
    1 - 0.17 * Math.cos(rad(hm - 30)) + 0.24 * Math.cos(rad(2 * hm)) + 0.32 * Math.cos(rad(3 * hm + 6)) -
    0.2 * Math.cos(rad(4 * hm - 63));
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt = -Math.sin(rad(60 * Math.exp(-(((hm - 275) / 25) ** 2)))) * 2 * grey(cm);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

export function contrast(one: string, two: string): number {
  const bright = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [low, high] = [bright(linear(one)), bright(linear(two))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
