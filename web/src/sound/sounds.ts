import type { Sound } from "../games/contract";
import type { Settings } from "../state/settings.svelte";

/** A tone that glides from one pitch to another (in hertz), or a breath of noise around a pitch. */
interface Part {
  kind: OscillatorType | "noise";
  /** Seconds after the beginning of the sound. */
  at: number;
  length: number;
  from: number;
  to: number;
  loud: number;
}

const tone = (at: number, pitch: number, length: number, loud = 0.5): Part => ({
  kind: "triangle",
  at,
  length,
  from: pitch,
  to: pitch,
  loud,
});
const noise = (at: number, from: number, to: number, length: number, loud = 0.6): Part => ({
  kind: "noise",
  at,
  length,
  from,
  to,
  loud,
});

/** Every sound is worked out when it is heard; there are no files. */
export const SOUNDS: Record<Sound, Part[]> = {
  // Paper that slides over cloth and comes to rest.
  card: [noise(0, 2600, 900, 0.09, 0.5), noise(0.07, 420, 260, 0.05, 0.35)],
  // Two small bells.
  gain: [tone(0, 784, 0.16, 0.35), tone(0.09, 1175, 0.3, 0.4)],
  // Bone on wood, three times.
  dice: [
    noise(0, 1900, 1500, 0.035, 0.55),
    noise(0.07, 1500, 1200, 0.035, 0.5),
    noise(0.15, 1200, 900, 0.05, 0.45),
  ],
  // A soft knock upwards: you.
  turn: [tone(0, 523, 0.14, 0.4), tone(0.13, 659, 0.24, 0.45)],
  end: [tone(0, 523, 0.2), tone(0.16, 659, 0.2), tone(0.32, 784, 0.5, 0.55)],
};

const VOLUMES: Record<Settings["sound"], number> = { off: 0, soft: 0.25, full: 0.8 };
const SILENT = 0.0001; // a volume cannot fall to nothing by a curve

let context: AudioContext | null = null;
let breath: AudioBuffer | null = null;

/** Let a sound be heard, unless sounds are off. */
export function play(sound: Sound, setting: Settings["sound"]): void {
  const volume = VOLUMES[setting];
  if (volume === 0) return;
  context ??= new AudioContext();
  // Browsers hold sounds back until the page has been touched; those of that time are not made up for.
  if (context.state === "suspended") void context.resume();
  for (const part of SOUNDS[sound]) start(context, part, volume);
}

function start(audio: AudioContext, part: Part, volume: number): void {
  const begin = audio.currentTime + part.at;
  const end = begin + part.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, begin);
  gain.gain.exponentialRampToValueAtTime(part.loud * volume, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(SILENT, end);
  gain.connect(audio.destination);
  const source = part.kind === "noise" ? noiseOf(audio, part, gain) : toneOf(audio, part, gain);
  source.start(begin);
  source.stop(end);
}

function toneOf(audio: AudioContext, part: Part, to: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  if (part.kind !== "noise") source.type = part.kind;
  glide(source.frequency, audio, part);
  source.connect(to);
  return source;
}

function noiseOf(audio: AudioContext, part: Part, to: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  glide(filter.frequency, audio, part);
  source.buffer = breath ??= newBreath(audio);
  source.connect(filter).connect(to);
  return source;
}

function glide(frequency: AudioParam, audio: AudioContext, { at, length, from, to }: Part): void {
  frequency.setValueAtTime(from, audio.currentTime + at);
  frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + length);
}

/** A quarter of a second of noise, enough for every part. */
function newBreath(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
