// A few short sounds, made here by oscillators: wood and a soft bell. Silent unless somebody switched them on.

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'move' | 'battle' | 'end';
/** One tone: when it starts (s), how high (Hz), how long it rings (s), how loud (0 to 1), and its timbre. */
type Tone = [at: number, pitch: number, length: number, loud: number, timbre: OscillatorType];

export const SOUNDS: Record<Sound, Tone[]> = {
  turn: [[0, 523.25, 0.5, 0.16, 'sine'], [0.13, 783.99, 0.7, 0.14, 'sine']],
  move: [[0, 196, 0.09, 0.2, 'triangle'], [0.05, 147, 0.08, 0.12, 'triangle']],
  battle: [[0, 110, 0.16, 0.22, 'triangle'], [0.12, 98, 0.18, 0.22, 'triangle'], [0.26, 82.4, 0.26, 0.2, 'triangle']],
  end: [[0, 392, 0.6, 0.13, 'sine'], [0.16, 493.88, 0.6, 0.13, 'sine'], [0.32, 587.33, 1.1, 0.14, 'sine']],
};

/** Events that sound like a battle, of either game. */
const BATTLES = new Set(['fought', 'ambushed', 'rolled', 'razed']);

let context: AudioContext | null = null;

/** Plays a sound; without the setting, or where the browser has none, nothing happens. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [at, pitch, length, loud, timbre] of SOUNDS[sound]) {
    const start = context.currentTime + 0.02 + at;
    const tone = new OscillatorNode(context, { type: timbre, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}

/** What is to be heard when a table's position changes. */
export function soundOf(
  before: { n: number; mine: boolean; over: boolean } | null,
  now: { n: number; mine: boolean; over: boolean; keys: string[] },
): Sound | null {
  if (!before || now.n <= before.n) return null;
  if (now.over) return before.over ? null : 'end';
  if (now.keys.some((key) => BATTLES.has(key))) return 'battle';
  if (now.mine && !before.mine) return 'turn';
  return now.mine ? null : 'move';
}
