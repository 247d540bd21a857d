import { createElement, useEffect, useRef, type CSSProperties, type ReactElement } from "react";
import { attributesOf, define, type Advice, type Coach, type Keep } from "./element.ts";

export type { Advice, Coach, Keep, Move } from "./element.ts";

export interface DiceCoachProps extends Coach {
  className?: string;
  style?: CSSProperties;
  onAdvice?: (advice: Advice) => void;
  onKeep?: (keep: Keep) => void;
}

/** Show the best move of a position. */
export function DiceCoach({ className, style, onAdvice, onKeep, ...coach }: DiceCoachProps): ReactElement {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    void define(coach.server);
  }, [coach.server]);
  useEffect(() => {
    const { current } = element;
    const heard = new AbortController();
    const listen = <T>(name: string, act?: (detail: T) => void) => current?.addEventListener(
      name, (event) => act?.((event as CustomEvent<T>).detail), { signal: heard.signal });
    listen("advice", onAdvice);
    listen("keep", onKeep);
    return () => heard.abort();
  }, [onAdvice, onKeep]);
  return createElement("dice-coach", { ...attributesOf(coach), class: className, style, ref: element });
}
