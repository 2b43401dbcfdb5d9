// Made by `make wire` from the schema of the server (docs/wire.md); do not edit.

export type ClientFrame =
  Word | Act | Read | Undo | Offer | Answer | Resign | Claim | Resume | HintRequest | Look | Say | Ping;
export type DwarvesEvent =
  | DwarvesFirstChosen
  | DwarvesCardDealt
  | DwarvesTurnBegan
  | DwarvesSupplyFixed
  | DwarvesCardDrawn
  | DwarvesDiceTaken
  | DwarvesDieRolled
  | DwarvesDieTakenBack
  | DwarvesDiceKept
  | DwarvesTwistPlayed
  | DwarvesCardPlayed
  | DwarvesEventPlayed
  | DwarvesCardRemoved
  | DwarvesDieTurned
  | DwarvesAllyUsed
  | DwarvesJokerTaken
  | DwarvesDamageNamed
  | DwarvesDamageCancelled
  | DwarvesCardHurt
  | DwarvesCardDefeated
  | DwarvesCardTurnedUp
  | DwarvesEndChosen
  | DwarvesPassed
  | DwarvesTurnEnded
  | DwarvesGameEnded;
export type ServerFrame = Full | Update | FactsFrame | Done | RefusedFrame | HintFrame | EmoteFrame | Pong | Bye;
export type ThroneEvent =
  | ThroneLeaderChosen
  | ThroneCardDealt
  | ThroneTrickBegan
  | ThroneCardTurnedUp
  | ThroneCardLed
  | ThroneCardFollowed
  | ThroneVoidShown
  | ThroneTrickWon
  | ThroneUpcardRecruited
  | ThroneCardScored
  | ThroneCardDiscarded
  | ThroneCardTakenFaceDown
  | ThronePhaseTwoBegan
  | ThroneGameEnded;
export type TowerEvent =
  | TowerDepotCardTurnedUp
  | TowerStoreOpened
  | TowerLotDrawn
  | TowerTurnBegan
  | TowerCardLaidOnTower
  | TowerCardLaidOnStore
  | TowerOpponentLoaded
  | TowerPairMoved
  | TowerStockRecycled
  | TowerDrawBegan
  | TowerCardDrawn
  | TowerCardPutAway
  | TowerDepotCardBoughtOut
  | TowerPassed
  | TowerGoldPaid
  | TowerRewardEarned
  | TowerRewardOffered
  | TowerRewardTaken
  | TowerRewardLapsed
  | TowerCallWaived
  | TowerTurmCalled
  | TowerCardMissed
  | TowerCardTakenBack
  | TowerStockTurnedBack
  | TowerGoldGivenBack
  | TowerBonusTakenBack
  | TowerFinePaid
  | TowerBlockAsked
  | TowerInterimStoreBlocked
  | TowerBlockWaived
  | TowerBlockLifted
  | TowerTurnEnded
  | TowerGameEnded;

export interface Wire {
  Act?: Act;
  Answer?: Answer;
  BotInfo?: BotInfo;
  BotOffer?: BotOffer;
  BotOpponent?: BotOpponent;
  Bye?: Bye;
  Can?: Can;
  CardSheet?: CardSheet;
  ChanceDraw?: ChanceDraw;
  ChanceDraws?: ChanceDraws;
  Claim?: Claim;
  ClientFrame?: ClientFrame;
  ClockSet?: ClockSet;
  ClockTimes?: ClockTimes;
  CodedReason?: CodedReason;
  ComparedGame?: ComparedGame;
  ComparedMove?: ComparedMove;
  ComputerOpponent?: ComputerOpponent;
  ContinueTableRequest?: ContinueTableRequest;
  CreateTableRequest?: CreateTableRequest;
  CreatedTable?: CreatedTable;
  DealComparison?: DealComparison;
  DealGame?: DealGame;
  DealInfo?: DealInfo;
  DeckInfo?: DeckInfo;
  Done?: Done;
  DrawSource?: DrawSource;
  DwarvesAllyUsed?: DwarvesAllyUsed;
  DwarvesCardDealt?: DwarvesCardDealt;
  DwarvesCardDefeated?: DwarvesCardDefeated;
  DwarvesCardDrawn?: DwarvesCardDrawn;
  DwarvesCardHurt?: DwarvesCardHurt;
  DwarvesCardPlayed?: DwarvesCardPlayed;
  DwarvesCardRemoved?: DwarvesCardRemoved;
  DwarvesCardTurnedUp?: DwarvesCardTurnedUp;
  DwarvesDamageCancelled?: DwarvesDamageCancelled;
  DwarvesDamageNamed?: DwarvesDamageNamed;
  DwarvesDiceKept?: DwarvesDiceKept;
  DwarvesDiceTaken?: DwarvesDiceTaken;
  DwarvesDieRolled?: DwarvesDieRolled;
  DwarvesDieTakenBack?: DwarvesDieTakenBack;
  DwarvesDieTurned?: DwarvesDieTurned;
  DwarvesEndChosen?: DwarvesEndChosen;
  DwarvesEvent?: DwarvesEvent;
  DwarvesEventPlayed?: DwarvesEventPlayed;
  DwarvesFirstChosen?: DwarvesFirstChosen;
  DwarvesGameEnded?: DwarvesGameEnded;
  DwarvesJokerTaken?: DwarvesJokerTaken;
  DwarvesPassed?: DwarvesPassed;
  DwarvesSide?: DwarvesSide;
  DwarvesSupplyFixed?: DwarvesSupplyFixed;
  DwarvesTurnBegan?: DwarvesTurnBegan;
  DwarvesTurnEnded?: DwarvesTurnEnded;
  DwarvesTwistPlayed?: DwarvesTwistPlayed;
  DwarvesVerdict?: DwarvesVerdict;
  DwarvesView?: DwarvesView;
  EmoteFrame?: EmoteFrame;
  ExplainedDecision?: ExplainedDecision;
  Facts?: Facts;
  FactsFrame?: FactsFrame;
  FriendOpponent?: FriendOpponent;
  Full?: Full;
  GameCatalog?: GameCatalog;
  GameEnd?: GameEnd;
  GameInfo?: GameInfo;
  GameLedger?: GameLedger;
  GameOption?: GameOption;
  GamePreset?: GamePreset;
  GuestInfo?: GuestInfo;
  GuestTables?: GuestTables;
  HiddenCard?: HiddenCard;
  HintFrame?: HintFrame;
  HintMove?: HintMove;
  HintRequest?: HintRequest;
  InviteLink?: InviteLink;
  JoinTableRequest?: JoinTableRequest;
  KnownCards?: KnownCards;
  LedgerEntry?: LedgerEntry;
  LedgerMoment?: LedgerMoment;
  LedgerMove?: LedgerMove;
  LedgerSummary?: LedgerSummary;
  LessonOpponent?: LessonOpponent;
  LessonStep?: LessonStep;
  Look?: Look;
  LostOffer?: LostOffer;
  MissedMoment?: MissedMoment;
  Offer?: Offer;
  OpenOffers?: OpenOffers;
  OpenRecordRequest?: OpenRecordRequest;
  Ping?: Ping;
  PlayDealRequest?: PlayDealRequest;
  PlayerInfo?: PlayerInfo;
  Ply?: Ply;
  Pong?: Pong;
  PuzzleAnswer?: PuzzleAnswer;
  PuzzleInfo?: PuzzleInfo;
  PuzzleList?: PuzzleList;
  ReactionWindow?: ReactionWindow;
  Read?: Read;
  Refusal?: Refusal;
  RefusedFrame?: RefusedFrame;
  ReplayPage?: ReplayPage;
  ReplayPly?: ReplayPly;
  Resign?: Resign;
  Resume?: Resume;
  ReviewMove?: ReviewMove;
  ReviewPly?: ReviewPly;
  Say?: Say;
  ScreenOpponent?: ScreenOpponent;
  SeatLedger?: SeatLedger;
  SeatReview?: SeatReview;
  ServerFrame?: ServerFrame;
  ServerHealth?: ServerHealth;
  ShuffledPile?: ShuffledPile;
  TableDeal?: TableDeal;
  TableInfo?: TableInfo;
  TableOrigin?: TableOrigin;
  TakebackOffer?: TakebackOffer;
  ThroneCardDealt?: ThroneCardDealt;
  ThroneCardDiscarded?: ThroneCardDiscarded;
  ThroneCardFollowed?: ThroneCardFollowed;
  ThroneCardLed?: ThroneCardLed;
  ThroneCardScored?: ThroneCardScored;
  ThroneCardTakenFaceDown?: ThroneCardTakenFaceDown;
  ThroneCardTurnedUp?: ThroneCardTurnedUp;
  ThroneEvent?: ThroneEvent;
  ThroneGameEnded?: ThroneGameEnded;
  ThroneLeaderChosen?: ThroneLeaderChosen;
  ThronePhaseTwoBegan?: ThronePhaseTwoBegan;
  ThroneSide?: ThroneSide;
  ThroneStanding?: ThroneStanding;
  ThroneTrickBegan?: ThroneTrickBegan;
  ThroneTrickWon?: ThroneTrickWon;
  ThroneUpcardRecruited?: ThroneUpcardRecruited;
  ThroneView?: ThroneView;
  ThroneVoidShown?: ThroneVoidShown;
  TowerBlockAsked?: TowerBlockAsked;
  TowerBlockLifted?: TowerBlockLifted;
  TowerBlockWaived?: TowerBlockWaived;
  TowerBonusTakenBack?: TowerBonusTakenBack;
  TowerCallWaived?: TowerCallWaived;
  TowerCardDrawn?: TowerCardDrawn;
  TowerCardLaidOnStore?: TowerCardLaidOnStore;
  TowerCardLaidOnTower?: TowerCardLaidOnTower;
  TowerCardMissed?: TowerCardMissed;
  TowerCardPutAway?: TowerCardPutAway;
  TowerCardTakenBack?: TowerCardTakenBack;
  TowerDepotCardBoughtOut?: TowerDepotCardBoughtOut;
  TowerDepotCardTurnedUp?: TowerDepotCardTurnedUp;
  TowerDrawBegan?: TowerDrawBegan;
  TowerEvent?: TowerEvent;
  TowerFinePaid?: TowerFinePaid;
  TowerGameEnded?: TowerGameEnded;
  TowerGoldGivenBack?: TowerGoldGivenBack;
  TowerGoldPaid?: TowerGoldPaid;
  TowerInterimStoreBlocked?: TowerInterimStoreBlocked;
  TowerLastAction?: TowerLastAction;
  TowerLotDrawn?: TowerLotDrawn;
  TowerOpponentLoaded?: TowerOpponentLoaded;
  TowerPairMoved?: TowerPairMoved;
  TowerPassed?: TowerPassed;
  TowerRewardEarned?: TowerRewardEarned;
  TowerRewardLapsed?: TowerRewardLapsed;
  TowerRewardOffered?: TowerRewardOffered;
  TowerRewardTaken?: TowerRewardTaken;
  TowerSide?: TowerSide;
  TowerStockRecycled?: TowerStockRecycled;
  TowerStockTurnedBack?: TowerStockTurnedBack;
  TowerStoreOpened?: TowerStoreOpened;
  TowerTurmCalled?: TowerTurmCalled;
  TowerTurnBegan?: TowerTurnBegan;
  TowerTurnEnded?: TowerTurnEnded;
  TowerVerdict?: TowerVerdict;
  TowerView?: TowerView;
  Undo?: Undo;
  Update?: Update;
  Word?: Word;
}
/**
 * An action of the game, for the version that the player saw.
 */
export interface Act {
  id: string;
  token: string;
  type: "act";
  version: number;
}
/**
 * Accept or decline an offer; its maker withdraws it by declining.
 */
export interface Answer {
  accept: boolean;
  id: string;
  type: "answer";
  version: number;
  what: "draw" | "takeback" | "rematch";
}
/**
 * A bot of this server: its id, and what it is called in each language.
 */
export interface BotInfo {
  de: string;
  en: string;
  id: string;
}
/**
 * A bot that can be played against, like a level.
 */
export interface BotOffer {
  de: string;
  en: string;
  games: string[];
  id: string;
}
/**
 * A bot of this server, by its id.
 */
export interface BotOpponent {
  bot: string;
  kind: "bot";
}
/**
 * The server closes the socket; ``again`` says whether to come back.
 */
export interface Bye {
  again: boolean;
  reason: CodedReason;
  type: "bye";
  version: number;
}
/**
 * Why something is refused; ``code`` is the key of the sentence in the Fluent files.
 */
export interface CodedReason {
  code: string;
  values: {
    [k: string]: string | number;
  };
}
/**
 * What the reader may do besides acting; the buttons of a board.
 */
export interface Can {
  /**
   * offers of the other player
   */
  accept: ("draw" | "takeback" | "rematch")[];
  /**
   * have the same cards again: docs/same-deal.md
   */
  again: boolean;
  claim: boolean;
  draw: boolean;
  emote: boolean;
  hint: boolean;
  rematch: boolean;
  resign: boolean;
  resume: boolean;
  takeback: boolean;
  undo: boolean;
}
/**
 * What is printed on the cards of one kind of Dwarves; what a kind lacks is 0 or empty.
 */
export interface CardSheet {
  amount: number;
  copies: number;
  effect: string;
  /**
   * the value that a cost of one die asks for, else 0
   */
  face: number;
  faces: number[];
  /**
   * how sure each value is
   */
  flags: {
    [k: string]: string;
  };
  health: number;
  kind: string;
  /**
   * by side and language
   */
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  points: number;
  /**
   * items that the cost takes: 0 is free
   */
  size: number;
  type: "ally" | "victory" | "support" | "event" | "twist";
}
/**
 * A draw of a finished game: what was possible, with weights, and what came.
 */
export interface ChanceDraw {
  /**
   * token and weight, sorted by token
   */
  choices: [string, number][];
  ply: number;
  /**
   * null if dealt by ply
   */
  source: DrawSource | null;
  token: string;
}
/**
 * Where a draw came from: a place or the dice of a seat, by name. A card is number ``at`` of
 * its shuffled ``pile``; a throw is number ``at`` of these dice, and has no pile.
 */
export interface DrawSource {
  at: number;
  name: string;
  pile: string | null;
}
/**
 * All that is needed to check the cards of a finished game: see docs/fairness.md.
 */
export interface ChanceDraws {
  commitment: string;
  /**
   * the name that stands in place of the table's id in everything that is hashed, if the cards are those of another game or of a week
   */
  deal: string | null;
  /**
   * what a draw depends on: its ply, or its place in its pile
   */
  dealing: "ply" | "piles";
  draws: ChanceDraw[];
  piles: ShuffledPile[];
  seat_draw: "none" | "pending" | "kept" | "swapped";
  secret: string;
  table: string;
  /**
   * null: an older table, or a weekly deal
   */
  words: [string, string] | null;
}
/**
 * All cards of a pile when it was shuffled: token and number of copies, sorted by token.
 */
export interface ShuffledPile {
  cards: [string, number][];
  name: string;
}
/**
 * The other player is gone or out of time: take the win, or let the computer play on.
 */
export interface Claim {
  how: "win" | "computer";
  id: string;
  type: "claim";
}
/**
 * The random word of this player, before the cards are dealt. It is given once; the same word
 * sent again changes nothing.
 */
export interface Word {
  id: string;
  type: "word";
  /**
   * 32 random bytes in hexadecimal digits
   */
  word: string;
}
/**
 * In a lesson: this step is read. After the last one the game continues freely.
 */
export interface Read {
  id: string;
  /**
   * of the step
   */
  number: number;
  type: "read";
}
/**
 * Against the computer or at one screen: take back your last action.
 */
export interface Undo {
  id: string;
  type: "undo";
  version: number;
}
/**
 * Offer something to the other seat; offering what the other has offered accepts it.
 */
export interface Offer {
  id: string;
  type: "offer";
  version: number;
  what: "draw" | "takeback" | "rematch";
}
export interface Resign {
  id: string;
  type: "resign";
}
/**
 * Take your seat back from the computer that stood in.
 */
export interface Resume {
  id: string;
  type: "resume";
}
/**
 * The best moves as the search sees them from this seat.
 */
export interface HintRequest {
  id: string;
  type: "hint";
  version: number;
}
/**
 * At one screen: the player of this seat is looking at the board now, so that an answer without
 * a choice may be given automatically.
 */
export interface Look {
  id: string;
  type: "look";
  version: number;
}
/**
 * Between people: a friendly phrase, shown for a moment and never stored.
 */
export interface Say {
  id: string;
  type: "say";
  what: "hello" | "good-luck" | "well-played" | "thanks" | "one-moment" | "good-game";
}
/**
 * Is the connection alive?
 */
export interface Ping {
  id: string;
  type: "ping";
}
/**
 * Seconds on the clock at the beginning, and seconds that are added for each turn (until the
 * other player is to act) or for each action.
 */
export interface ClockSet {
  base: number;
  increment?: number;
  per?: "turn" | "action";
}
/**
 * Milliseconds left at the moment of sending; ``running`` is the seat whose clock runs.
 */
export interface ClockTimes {
  base: number;
  /**
   * milliseconds until the game is called off unless the player who is to act makes their first move; null if nothing is called off
   */
  first_move: number | null;
  increment: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  left: [number, number];
  running: (0 | 1) | null;
}
/**
 * One of the games that are compared: its choices, in order.
 */
export interface ComparedGame {
  moves: ComparedMove[];
  /**
   * the number, in ``moves``, of its first choice that differs from the first game's; null if there is none, and for the first game itself
   */
  parts: number | null;
  table: string;
}
/**
 * A choice of a seat; where it had only one action it made none.
 */
export interface ComparedMove {
  actor: 0 | 1;
  ply: number;
  token: string;
}
export interface ComputerOpponent {
  kind: "computer";
  level: number;
}
/**
 * Continue against the computer after that many actions of a finished game, chance included.
 */
export interface ContinueTableRequest {
  level: number;
  /**
   * shortened and cleaned by the server
   */
  name?: string;
  pace?: "fast" | "normal" | "slow";
  ply: number;
  seat: 0 | 1;
}
export interface CreateTableRequest {
  clock?: ClockSet | null;
  game: string;
  /**
   * shortened and cleaned by the server
   */
  name?: string;
  opponent: ComputerOpponent | BotOpponent | FriendOpponent | ScreenOpponent | LessonOpponent;
  options?: {
    [k: string]: string;
  };
  pace?: "fast" | "normal" | "slow";
  /**
   * seconds for a reaction between two humans
   */
  reaction?: number;
  seat?: (0 | 1) | "random";
}
export interface FriendOpponent {
  kind: "friend";
}
/**
 * Both seats belong to this browser.
 */
export interface ScreenOpponent {
  kind: "screen";
  /**
   * shortened and cleaned by the server
   */
  other_name?: string;
}
/**
 * The lesson of the game. It has its own options and its own seat for the learner.
 */
export interface LessonOpponent {
  kind: "lesson";
}
export interface CreatedTable {
  invite: InviteLink | null;
  table: TableInfo;
}
/**
 * For the friend, once. ``path`` carries the key after ``#``, so no server log sees it.
 */
export interface InviteLink {
  key: string;
  path: string;
}
/**
 * A table as anyone may know it; ``yours`` are the seats that belong to the asker.
 */
export interface TableInfo {
  /**
   * its players can have the same cards again, see docs/same-deal.md
   */
  again: boolean;
  changed: number;
  clock: ClockSet | null;
  /**
   * empty where nothing is promised: see docs/wire.md
   */
  commitment: string;
  /**
   * milliseconds since 1970
   */
  created: number;
  /**
   * set when the game has the cards of another one, or gave its own
   */
  deal: TableDeal | null;
  end: GameEnd | null;
  game: string;
  id: string;
  mode: "computer" | "friend" | "screen" | "lesson" | "record";
  /**
   * the table of the rematch
   */
  next: string | null;
  options: {
    [k: string]: string;
  };
  origin: TableOrigin | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [PlayerInfo, PlayerInfo];
  ply: number;
  /**
   * the version of the rules
   */
  rules: number;
  /**
   * false: played by rules that this server no longer has. What is kept of the game can be read; there is no socket, no review and no continuation
   */
  rules_known: boolean;
  /**
   * pending: the seats are drawn when the game begins, and ``yours`` may change
   */
  seat_draw: "none" | "pending" | "kept" | "swapped";
  /**
   * when the game is over; only where it was committed
   */
  secret: string | null;
  status: "waiting" | "running" | "over";
  /**
   * who is to act; null before the beginning
   */
  turn: (0 | 1 | "chance" | "over") | null;
  yours: (0 | 1)[];
}
/**
 * The deal that the game of a table shares with others: ``week`` and ``ends`` of a weekly one,
 * whose secret is shown when the week is over (``ends``, milliseconds since 1970).
 */
export interface TableDeal {
  ends: number | null;
  /**
   * leads to no card; it may be given to others
   */
  id: string;
  week: string | null;
}
/**
 * How a game ended. ``reason`` and ``score`` are the rules' own when ``how`` is ``rules``.
 */
export interface GameEnd {
  how: "rules" | "resigned" | "time" | "gone" | "agreed" | "called-off" | "rules-changed";
  reason: string | null;
  score: [number, number] | null;
  winner: (0 | 1) | null;
}
/**
 * The finished table that a game continues, and how many actions were taken over.
 */
export interface TableOrigin {
  ply: number;
  table: string;
}
/**
 * Who sits on a seat. The name of a computer is empty: it is called by its level or, a bot of
 * this server, by the bot's own name.
 */
export interface PlayerInfo {
  bot: BotInfo | null;
  kind: "human" | "computer" | "open";
  level: number | null;
  name: string;
  /**
   * a human who is connected, or a computer
   */
  present: boolean;
  /**
   * the computer plays for this human, who may resume
   */
  stand_in: number | null;
}
/**
 * Games of one deal side by side, in the order in which they were asked for. The first
 * ``common`` choices are the same in all of them. Views, words and figures of a ply are in the
 * replay and the ledger of its table.
 */
export interface DealComparison {
  common: number;
  game: string;
  games: ComparedGame[];
}
/**
 * A finished game of a deal, as the player who sat there reads it.
 */
export interface DealGame {
  /**
   * the result without luck; null until somebody has asked for the ledger
   */
  adjusted: number | null;
  end: GameEnd;
  /**
   * milliseconds since 1970
   */
  finished: number;
  /**
   * of the player; empty if none was given
   */
  name: string;
  /**
   * among all games of the deal, from 1
   */
  place: number;
  /**
   * 1 for a win, one half for a draw, 0 for a loss
   */
  points: number;
  seat: 0 | 1;
  table: string;
  yours: boolean;
}
/**
 * A deal as the asker may know it: no card, and nothing that leads to one.
 */
export interface DealInfo {
  bot: BotInfo | null;
  clock: ClockSet | null;
  /**
   * what fixes all cards of this deal
   */
  commitment: string;
  /**
   * when a weekly deal ends, milliseconds since 1970
   */
  ends: number | null;
  /**
   * how many games of this deal are finished
   */
  finished: number;
  game: string;
  /**
   * the best first, at most 100 and those of the asker. Null as long as the asker plays a first game of this deal, or may still begin one, and in the answer for a week
   */
  games: DealGame[] | null;
  /**
   * leads to no card; it may be given to others
   */
  id: string;
  /**
   * of the computer opposite, unless it is a bot
   */
  level: number | null;
  /**
   * of the player who had the deal first; empty for a weekly one
   */
  name: string;
  options: {
    [k: string]: string;
  };
  /**
   * a weekly deal whose week is over: it can only be looked at
   */
  over: boolean;
  /**
   * the address of its page, to be given to a friend
   */
  path: string;
  /**
   * of the asker's best game among all that are finished; null if there is none
   */
  place: number | null;
  rules: number;
  /**
   * false: it can no longer be played
   */
  rules_known: boolean;
  /**
   * where the player sits who takes the side ``same``
   */
  seat: 0 | 1;
  /**
   * of the asker
   */
  standing: "new" | "playing" | "finished";
  /**
   * the asker's game: one in progress, or the last one
   */
  table: string | null;
  /**
   * of a weekly deal, such as 2026-W47
   */
  week: string | null;
}
/**
 * A deck of Dwarves, which is no secret.
 */
export interface DeckInfo {
  cards: CardSheet[];
  digest: string;
  name: string;
  title: {
    [k: string]: string;
  };
}
/**
 * A frame of the client was carried out and is stored (or was already, if sent twice).
 */
export interface Done {
  id: string;
  type: "done";
  version: number;
}
export interface DwarvesAllyUsed {
  card: string;
  die: string;
  event: "ally-used";
  seat: number;
}
/**
 * To a seat, from its own deck; the other one sees only that it was dealt a card.
 */
export interface DwarvesCardDealt {
  card: string | null;
  event: "card-dealt";
  seat: number;
}
export interface DwarvesCardDefeated {
  card: string;
  event: "card-defeated";
  seat: number;
}
/**
 * Only the owner sees which.
 */
export interface DwarvesCardDrawn {
  card: string | null;
  event: "card-drawn";
  seat: number;
}
export interface DwarvesCardHurt {
  card: string;
  event: "card-hurt";
  seat: number;
}
/**
 * From the hand to the display.
 */
export interface DwarvesCardPlayed {
  card: string;
  event: "card-played";
  payment: string;
  seat: number;
}
/**
 * By E1, from the display of this seat.
 */
export interface DwarvesCardRemoved {
  card: string;
  event: "card-removed";
  seat: number;
}
/**
 * Lost from the pile of this seat, for all to see.
 */
export interface DwarvesCardTurnedUp {
  card: string;
  event: "card-turned-up";
  seat: number;
}
export interface DwarvesDamageCancelled {
  event: "damage-cancelled";
  seat: number;
  target: string;
}
/**
 * This seat is about to suffer 1 damage on a card or on its pile.
 */
export interface DwarvesDamageNamed {
  event: "damage-named";
  seat: number;
  target: string;
}
export interface DwarvesDiceKept {
  event: "dice-kept";
  seat: number;
}
/**
 * How many dice are to be rolled, and how many may be rolled again later.
 */
export interface DwarvesDiceTaken {
  count: number;
  event: "dice-taken";
  rerolls: number;
  seat: number;
}
export interface DwarvesDieRolled {
  die: string;
  event: "die-rolled";
}
/**
 * A die that is to be rolled again.
 */
export interface DwarvesDieTakenBack {
  die: string;
  event: "die-taken-back";
  seat: number;
}
/**
 * By E2: a die showing this face is an axe now.
 */
export interface DwarvesDieTurned {
  die: string;
  event: "die-turned";
  seat: number;
}
export interface DwarvesEndChosen {
  event: "end-chosen";
  seat: number;
}
export interface DwarvesFirstChosen {
  event: "first-chosen";
  seat: number;
}
export interface DwarvesTurnBegan {
  event: "turn-began";
  seat: number;
}
/**
 * How many cards will be drawn, by choice or because there was none.
 */
export interface DwarvesSupplyFixed {
  count: number;
  event: "supply-fixed";
  seat: number;
}
export interface DwarvesTwistPlayed {
  card: string;
  event: "twist-played";
  seat: number;
}
/**
 * An event card: E1 with its payment, or E2, which is free.
 */
export interface DwarvesEventPlayed {
  card: string;
  event: "event-played";
  payment: string;
  seat: number;
}
/**
 * From the centre, or robbed from the opponent.
 */
export interface DwarvesJokerTaken {
  event: "joker-taken";
  seat: number;
  source: "centre" | "opponent";
}
/**
 * No answer to a card, a hit or a named damage.
 */
export interface DwarvesPassed {
  event: "passed";
  seat: number;
}
/**
 * Damage is forgotten, unused dice lapse.
 */
export interface DwarvesTurnEnded {
  event: "turn-ended";
  seat: number;
}
export interface DwarvesGameEnded {
  event: "game-ended";
}
/**
 * The places of one seat. Counts are complete; cards are sorted, with repeats.
 */
export interface DwarvesSide {
  damage: [string, number][];
  discard: string[];
  display: string[];
  hand: string[];
  hand_count: number;
  jokers: number;
  pile_count: number;
  points: number;
  twists: string[];
  unseen: string[];
}
/**
 * What a view says about an end by the rules: what decided, as a word of the game, and the seat
 * that ended the game, if one did.
 */
export interface DwarvesVerdict {
  ender: number | null;
  why: string;
}
export interface DwarvesView {
  active: number | null;
  actor: 0 | 1 | "chance" | "over";
  centre: number;
  deck: string;
  dice: string;
  digest: string;
  ending: boolean;
  phase: string;
  rerolls: number;
  rules: number;
  seat: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [DwarvesSide, DwarvesSide];
  spent: boolean;
  suffering: number | null;
  target: string | null;
  to_draw: number;
  to_roll: number;
  usable: number;
  verdict: DwarvesVerdict | null;
}
/**
 * A player says one of the fixed phrases; show it for a moment.
 */
export interface EmoteFrame {
  seat: 0 | 1;
  type: "emote";
  version: number;
  what: "hello" | "good-luck" | "well-played" | "thanks" | "one-moment" | "good-game";
}
/**
 * Why a decision was costly: what speaks for the better move and against the played one. The
 * codes are keys of the game's texts. ``line``: best play of both after the better move, where it
 * is proven.
 */
export interface ExplainedDecision {
  best: LedgerMove;
  better: CodedReason[];
  line: string[];
  played: LedgerMove;
  ply: number;
  worse: CodedReason[];
}
/**
 * A move as its player could judge it. ``visits`` 0: worked out, or not looked at.
 */
export interface LedgerMove {
  token: string;
  visits: number;
  win_chance: number;
}
/**
 * The facts around the game: always complete, so the latest frame counts.
 */
export interface Facts {
  /**
   * the reader is to act and has one answer, which is given automatically soon
   */
  by_itself: boolean;
  can: Can;
  clocks: ClockTimes | null;
  end: GameEnd | null;
  /**
   * the learner's step, until the lesson is over
   */
  lesson: LessonStep | null;
  /**
   * the table of the rematch
   */
  next: string | null;
  offers: OpenOffers;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [PlayerInfo, PlayerInfo];
  /**
   * milliseconds until the server restarts; games are stored and continue then
   */
  restart: number | null;
  /**
   * the committed secret, when the game is over
   */
  secret: string | null;
  /**
   * when the game is over: the plies at which someone at the reader's screen had one answer and was not asked
   */
  spared: number[];
  status: "waiting" | "running" | "over";
  watchers: number;
  window: ReactionWindow | null;
  /**
   * whose random word is still missing before the cards are dealt
   */
  words_missing: (0 | 1)[];
}
/**
 * A step of a lesson. ``watch``: the lesson plays automatically until the step begins.
 */
export interface LessonStep {
  asks: "watch" | "read" | "act" | "end";
  /**
   * of this step, from 1
   */
  number: number;
  /**
   * what it is about: places of the board, or tokens
   */
  points: string[];
  /**
   * key of what the learner reads
   */
  text: string;
  total: number;
  /**
   * tokens that the step expects
   */
  wanted: string[];
}
/**
 * What is on offer: the seats that have offered a draw or a rematch, and a takeback; and what
 * came to nothing.
 */
export interface OpenOffers {
  draw: (0 | 1)[];
  lost: LostOffer[];
  rematch: (0 | 1)[];
  takeback: TakebackOffer | null;
}
/**
 * An offer that came to nothing; the seat can make it again after its next action.
 */
export interface LostOffer {
  seat: 0 | 1;
  what: "draw" | "takeback";
  /**
   * by the seat itself, not refused by the other
   */
  withdrawn: boolean;
}
/**
 * This seat would like to take back its action of this ply and all that followed.
 */
export interface TakebackOffer {
  ply: number;
  seat: 0 | 1;
}
/**
 * A question for a reaction that takes the same time whatever the hand holds.
 */
export interface ReactionWindow {
  /**
   * milliseconds from now; then silence counts as passing
   */
  left: number;
  /**
   * milliseconds from the question to the answer
   */
  length: number;
  seat: 0 | 1;
}
/**
 * Something around the game has changed, but not the game.
 */
export interface FactsFrame {
  facts: Facts;
  type: "facts";
  version: number;
}
/**
 * Everything: after connecting, after an undo, or when the gap is too long.
 *
 * ``steps`` are the latest plies (at most 200), for the log; none of them is news.
 */
export interface Full {
  actor: (0 | 1 | "chance" | "over") | null;
  /**
   * empty where nothing is promised: see docs/wire.md
   */
  commitment: string;
  /**
   * see TableInfo
   */
  deal: TableDeal | null;
  /**
   * said with the commitment: what a draw depends on, its ply or its place in its pile
   */
  dealing: "ply" | "piles";
  facts: Facts;
  game: string;
  /**
   * tokens; empty unless the reader is asked
   */
  legal: string[];
  mode: "computer" | "friend" | "screen" | "lesson" | "record";
  options: {
    [k: string]: string;
  };
  ply: number;
  /**
   * numbers of the rules that matter now
   */
  rules: string[];
  /**
   * the reader's seat; null for a spectator
   */
  seat: (0 | 1) | null;
  /**
   * pending: the seats are drawn when the game begins, and ``seat`` is a place
   */
  seat_draw: "none" | "pending" | "kept" | "swapped";
  steps: Ply[];
  table: string;
  type: "full";
  version: number;
  view: {
    [k: string]: unknown;
  } | null;
  /**
   * by place; null where none are asked for; until the game begins the computer's
   */
  words: [string | null, string | null] | null;
}
/**
 * One action and what happened, as the reader saw it.
 *
 * Each event is ``{"event": name, ...}`` with the fields of its kind; what the reader may not
 * see is ``null``.
 */
export interface Ply {
  actor: 0 | 1 | "chance" | "over";
  /**
   * the reader had one answer and was not asked
   */
  by_itself: boolean;
  events: {
    [k: string]: unknown;
  }[];
  ply: number;
}
export interface GameCatalog {
  /**
   * opponents of this server besides the levels
   */
  bots: BotOffer[];
  games: GameInfo[];
  levels: number[];
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  /**
   * the game can end undecided, so a draw can be agreed
   */
  can_draw: boolean;
  id: string;
  /**
   * steps of its lesson; 0 if there is none
   */
  lesson: number;
  options: GameOption[];
  /**
   * offered before the single options
   */
  presets: GamePreset[];
  /**
   * how many puzzles it brings
   */
  puzzles: number;
  /**
   * a player may be asked for a reaction to the other's action
   */
  reacts: boolean;
  version: number;
}
/**
 * An option of a game; the first choice is the default.
 */
export interface GameOption {
  choices: string[];
  name: string;
  /**
   * values of other options without which this one does nothing
   */
  needs: {
    [k: string]: string;
  };
}
/**
 * A name for a set of options, all of them listed; the first preset is the default game.
 */
export interface GamePreset {
  name: string;
  options: {
    [k: string]: string;
  };
}
/**
 * What is ready of the ledger of a finished game: the entries from the one that was asked for.
 *
 * Ask again, from as many as you have, until there is a ``summary`` or it has ``failed``.
 */
export interface GameLedger {
  done: number;
  entries: LedgerEntry[];
  failed: boolean;
  summary: LedgerSummary | null;
  /**
   * how many entries there will be; null at first
   */
  total: number | null;
}
/**
 * One ply in figures, which are parts of a win and rounded to millionths. ``value`` (after the
 * ply), ``luck`` and ``remainder`` count for seat 0, the ``cost`` of a decision for the seat that
 * acted. The last entry of a game that ended outside the rules has the actor ``over``.
 *
 * ``exact``: the luck counts all outcomes, the cost was worked out to the end.
 */
export interface LedgerEntry {
  actor: 0 | 1 | "chance" | "over";
  cost: number;
  exact: boolean;
  luck: number;
  ply: number;
  remainder: number;
  value: number;
}
/**
 * The whole game: who played better, who had the luck, and what luck had to do with the
 * result. ``null`` stands for both, or for nobody.
 */
export interface LedgerSummary {
  better: (0 | 1) | null;
  explained: ExplainedDecision[];
  game: string;
  /**
   * the standard error of the luck, by estimated positions
   */
  luck_error: number;
  luckier: (0 | 1) | null;
  part_of_luck: "early" | "drawn" | "fair" | "helped" | "decided" | "beaten" | "start" | "unexplained";
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [SeatLedger, SeatLedger];
  winner: (0 | 1) | null;
}
/**
 * A ledger as one seat reads it:
 *
 * result = start + luck - cost + cost of the other seat + remainder.
 */
export interface SeatLedger {
  /**
   * the result without luck; may be below 0 or above 1
   */
  adjusted: number;
  cost: number;
  cost_per_decision: number;
  /**
   * plies; the decisions that gave most away
   */
  costliest: number[];
  decisions: number;
  /**
   * a name for it; null if there was nothing to decide
   */
  grade: string | null;
  luck: number;
  luckiest: LedgerMoment[];
  remainder: number;
  /**
   * 1 for a win, one half for a draw
   */
  result: number;
  /**
   * the win chance before the first ply
   */
  start: number;
  unluckiest: LedgerMoment[];
}
/**
 * What chance did between two decisions: its first and its last ply, and its luck for the
 * seat.
 */
export interface LedgerMoment {
  luck: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  plies: [number, number];
}
/**
 * Who the cookie says you are; ``name`` is what you called yourself last.
 */
export interface GuestInfo {
  known: boolean;
  name: string;
}
/**
 * The tables of the asker, the latest first.
 */
export interface GuestTables {
  tables: TableInfo[];
}
/**
 * A card that the seat could not see. ``chances``: how likely one copy of it lay in each place,
 * the likeliest first; ``truth``: how many did. ``place-<place>`` is the key of a place in the
 * game's texts.
 */
export interface HiddenCard {
  card: string;
  chances: {
    [k: string]: number;
  };
  truth: {
    [k: string]: number;
  };
}
/**
 * The best moves, the best one first (at most 5).
 */
export interface HintFrame {
  id: string;
  moves: HintMove[];
  type: "hint";
  version: number;
}
/**
 * ``why``: what the move wins and risks, in reasons that the texts of the game word.
 */
export interface HintMove {
  token: string;
  visits: number;
  why: CodedReason[];
  win_chance: number;
}
export interface JoinTableRequest {
  key: string;
  /**
   * shortened and cleaned by the server
   */
  name?: string;
}
/**
 * What a seat could know after ``ply`` actions. ``exact``: counted; otherwise estimated from
 * worlds that fit what was seen.
 */
export interface KnownCards {
  cards: HiddenCard[];
  exact: boolean;
  game: string;
  ply: number;
  seat: 0 | 1;
}
/**
 * A moment in which much was given away: what was played, and what would have been better.
 *
 * ``legal`` are all tokens that could be played then, ``why`` speaks for the better one, and
 * ``why_not`` against the one that was played.
 */
export interface MissedMoment {
  better: ReviewMove;
  legal: string[];
  loss: number;
  played: ReviewMove;
  ply: number;
  why: CodedReason[];
  why_not: CodedReason[];
}
/**
 * A move and the win chance after it, as far as its player could know (a draw is one half).
 */
export interface ReviewMove {
  token: string;
  win_chance: number;
}
/**
 * The text of a record, as ``GET /api/tables/{id}/record`` and the terminal write it.
 */
export interface OpenRecordRequest {
  text: string;
}
/**
 * A game with the cards of a deal: on the seat of the player who had it first, or opposite.
 * A weekly deal has one side for all.
 */
export interface PlayDealRequest {
  /**
   * shortened and cleaned by the server
   */
  name?: string;
  pace?: "fast" | "normal" | "slow";
  side?: "same" | "other";
}
export interface Pong {
  id: string;
  type: "pong";
  version: number;
}
/**
 * What a legal move of a puzzle is worth, and why. ``line`` is best play of both after it,
 * where that is proven.
 */
export interface PuzzleAnswer {
  line: string[];
  reasons: CodedReason[];
  win_chance: number;
}
/**
 * A position with one clearly best move, as the seat that is to move sees it. ``missed`` of
 * ``tries`` answers of the computer's levels were wrong; ``grade`` goes from 1 to 5. The first of
 * the ``right`` moves is the best, others begin the same plan in another order.
 */
export interface PuzzleInfo {
  /**
   * by legal token
   */
  answers: {
    [k: string]: PuzzleAnswer;
  };
  grade: number;
  missed: number;
  number: number;
  proven: boolean;
  right: string[];
  seat: 0 | 1;
  tries: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * All puzzles of a game; the one of a day is that at the number of days since 1970-01-01,
 * modulo how many there are.
 */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleInfo[];
  version: number;
}
/**
 * The body of every REST answer that is an error.
 */
export interface Refusal {
  reason: CodedReason;
}
/**
 * A frame of the client was refused; nothing has changed.
 *
 * ``id`` is null if the frame could not be read.
 */
export interface RefusedFrame {
  id: string | null;
  reason: CodedReason;
  type: "refused";
  version: number;
}
/**
 * Some plies of a finished game as a seat or a spectator saw them. ``table`` is the same for
 * every asker, without seats of their own, and as it was when the game was written down.
 */
export interface ReplayPage {
  plies: ReplayPly[];
  seat: (0 | 1) | null;
  table: TableInfo;
  total: number;
}
/**
 * A ply of a finished game: the action, what happened, and the view after it.
 */
export interface ReplayPly {
  actor: 0 | 1 | "chance" | "over";
  events: {
    [k: string]: unknown;
  }[];
  ply: number;
  token: string;
  view: {
    [k: string]: unknown;
  };
}
/**
 * A choice of the reviewed seat.
 *
 * ``win_chance`` is the one before it, that is with the best move. ``best`` are the moves that are
 * as good as any, the best one first. ``certain``: worked out to the end, not estimated. ``kind``:
 * what kind of choice it was, see the texts ``kind-<word>`` of the game; empty if it has none.
 */
export interface ReviewPly {
  best: ReviewMove[];
  certain: boolean;
  kind: string;
  played: ReviewMove;
  ply: number;
  win_chance: number;
}
/**
 * The choices of a seat in a finished game, as far as they have been looked at.
 *
 * Ask again until ``done`` is ``total``. ``missed`` are the largest losses, the worst one first.
 */
export interface SeatReview {
  done: number;
  missed: MissedMoment[];
  plies: ReviewPly[];
  seat: 0 | 1;
  total: number;
}
/**
 * What happened since version ``since``; ``view`` is the view after it.
 */
export interface Update {
  actor: (0 | 1 | "chance" | "over") | null;
  facts: Facts;
  /**
   * tokens; empty unless the reader is asked
   */
  legal: string[];
  ply: number;
  /**
   * numbers of the rules that matter now
   */
  rules: string[];
  since: number;
  steps: Ply[];
  type: "update";
  version: number;
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * ``stopping``: running games continue, new ones are refused. ``failing``: nothing is
 * stored.
 */
export interface ServerHealth {
  status: "ready" | "stopping" | "failing";
}
/**
 * To a seat; the other one sees only that it was dealt a card.
 */
export interface ThroneCardDealt {
  card: string | null;
  event: "card-dealt";
  seat: number;
}
export interface ThroneCardDiscarded {
  card: string;
  event: "card-discarded";
}
export interface ThroneCardFollowed {
  card: string;
  event: "card-followed";
  seat: number;
}
export interface ThroneCardLed {
  card: string;
  event: "card-led";
  seat: number;
}
export interface ThroneCardScored {
  card: string;
  event: "card-scored";
  seat: number;
}
/**
 * The loser's face-down card; only the loser sees it.
 */
export interface ThroneCardTakenFaceDown {
  card: string | null;
  event: "card-taken-down";
  seat: number;
}
export interface ThroneCardTurnedUp {
  card: string;
  event: "card-turned-up";
}
export interface ThroneLeaderChosen {
  event: "leader-chosen";
  seat: number;
}
/**
 * This seat leads; tricks count from 1 to 13 in each phase.
 */
export interface ThroneTrickBegan {
  event: "trick-began";
  phase: number;
  seat: number;
  trick: number;
}
/**
 * The seat has no card of this faction in its hand.
 */
export interface ThroneVoidShown {
  event: "void-shown";
  faction: string;
  seat: number;
}
/**
 * By the led card or by the one that answered it; for ``why`` see ``rules.why_trick_won``.
 */
export interface ThroneTrickWon {
  card: string;
  event: "trick-won";
  led: string;
  seat: number;
  why: string;
}
export interface ThroneUpcardRecruited {
  card: string;
  event: "upcard-recruited";
  seat: number;
}
/**
 * The follower piles are the new hands.
 */
export interface ThronePhaseTwoBegan {
  event: "phase-two-began";
  seat: number;
}
export interface ThroneGameEnded {
  event: "game-ended";
}
/**
 * The places of one seat. Cards are those that the reader knows, counts are complete.
 */
export interface ThroneSide {
  face_down: string[];
  face_down_count: number;
  hand: string[];
  hand_count: number;
  recruits: string[];
  score: string[];
  voids: string;
}
/**
 * Whose a faction is by the cards of the score piles, and why (T8).
 */
export interface ThroneStanding {
  faction: string;
  points: number;
  why: string;
  winner: number | null;
}
export interface ThroneView {
  actor: 0 | 1 | "chance" | "over";
  deck_count: number;
  discard: string[];
  factions: ThroneStanding[];
  leader: number | null;
  led: string | null;
  phase: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  points: [number, number];
  pool: string[];
  seat: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [ThroneSide, ThroneSide];
  step: string;
  trick: number;
  upcard: string | null;
  victory: string;
}
export interface TowerBlockAsked {
  event: "block-asked";
  seat: number;
}
/**
 * The nugget on this seat's interim store went to the bank.
 */
export interface TowerBlockLifted {
  event: "block-lifted";
  seat: number;
}
export interface TowerBlockWaived {
  event: "block-waived";
  seat: number;
}
/**
 * The depot bonus was undone.
 */
export interface TowerBonusTakenBack {
  amount: number;
  event: "bonus-taken-back";
  seat: number;
}
export interface TowerCallWaived {
  event: "call-waived";
  seat: number;
}
export interface TowerCardDrawn {
  card: string;
  event: "card-drawn";
  seat: number;
}
export interface TowerCardLaidOnStore {
  card: string;
  event: "card-laid-on-store";
  seat: number;
  source: string;
  store: number;
}
export interface TowerCardLaidOnTower {
  card: string;
  event: "card-laid-on-tower";
  seat: number;
  source: string;
}
/**
 * After a valid TURM!: this seat left a card lying that fits a tower.
 *
 * ``place`` is where it lay before the action that is undone. It still lies there, but for a
 * drawn card (``d``), which goes on the stock (W9.4).
 */
export interface TowerCardMissed {
  card: string;
  event: "tower-card-missed";
  place: string;
  seat: number;
}
export interface TowerCardPutAway {
  card: string;
  event: "card-put-away";
  seat: number;
}
export interface TowerCardTakenBack {
  card: string;
  event: "card-taken-back";
  seat: number;
  source: string;
  target: string;
}
export interface TowerDepotCardBoughtOut {
  card: string;
  event: "depot-card-bought-out";
  seat: number;
}
export interface TowerDepotCardTurnedUp {
  card: string;
  event: "depot-card-turned-up";
  seat: number;
}
export interface TowerDrawBegan {
  event: "draw-began";
  seat: number;
}
/**
 * In the setup, with a card of this seat's stock.
 */
export interface TowerStoreOpened {
  card: string;
  event: "store-opened";
  seat: number;
  store: number;
}
/**
 * Equal depot cards: this seat begins.
 */
export interface TowerLotDrawn {
  event: "lot-drawn";
  seat: number;
}
export interface TowerTurnBegan {
  event: "turn-began";
  seat: number;
}
/**
 * A card went on the opponent's interim store.
 */
export interface TowerOpponentLoaded {
  card: string;
  event: "opponent-loaded";
  seat: number;
  source: string;
}
export interface TowerPairMoved {
  event: "pair-moved";
  lower: string;
  seat: number;
  source: number;
  store: number;
  upper: string;
}
/**
 * The interim store was turned over and is the stock now.
 */
export interface TowerStockRecycled {
  event: "stock-recycled";
  seat: number;
}
export interface TowerPassed {
  event: "passed";
  seat: number;
}
export interface TowerGoldPaid {
  amount: number;
  event: "gold-paid";
  seat: number;
}
export interface TowerRewardEarned {
  amount: number;
  event: "reward-earned";
  seat: number;
  why: string;
}
/**
 * It has to be taken before anything else is done.
 */
export interface TowerRewardOffered {
  amount: number;
  event: "reward-offered";
  seat: number;
  why: string;
}
export interface TowerRewardTaken {
  amount: number;
  event: "reward-taken";
  seat: number;
}
export interface TowerRewardLapsed {
  amount: number;
  event: "reward-lapsed";
  seat: number;
}
export interface TowerTurmCalled {
  event: "turm-called";
  right: boolean;
  seat: number;
}
/**
 * The recycling was undone: the stock is the interim store again.
 */
export interface TowerStockTurnedBack {
  event: "stock-turned-back";
  seat: number;
}
/**
 * A payment was undone.
 */
export interface TowerGoldGivenBack {
  amount: number;
  event: "gold-given-back";
  seat: number;
}
/**
 * This seat paid the other one.
 */
export interface TowerFinePaid {
  amount: number;
  event: "fine-paid";
  seat: number;
}
export interface TowerInterimStoreBlocked {
  event: "interim-store-blocked";
  seat: number;
}
/**
 * ``idle``: it ended with a pass and had no progress (W12.3).
 */
export interface TowerTurnEnded {
  event: "turn-ended";
  idle: boolean;
  progress: boolean;
  seat: number;
}
export interface TowerGameEnded {
  event: "game-ended";
}
/**
 * What TURM! would undo, while an answer is due (W9.4).
 */
export interface TowerLastAction {
  action: string;
  progress: boolean;
  recycled: boolean;
}
/**
 * The places of one seat. Hidden cards lie below the known ones.
 */
export interface TowerSide {
  blocked: boolean;
  depot: string[];
  depot_count?: number;
  depot_hidden: number;
  gold: number;
  interim: string[];
  own_cards?: number;
  stock: string[];
  stock_hidden: number;
  unseen: string[];
}
/**
 * What a view says about an end by the rules: what decided, as a word of the game, and the seat
 * that ended the game, if one did.
 */
export interface TowerVerdict {
  ender: number | null;
  why: string;
}
export interface TowerView {
  active: number | null;
  actor: 0 | 1 | "chance" | "over";
  bank: number;
  bonus_open: boolean;
  colour: string;
  drawing: string;
  drawn: string | null;
  falsecall: string;
  idle: boolean;
  last: TowerLastAction | null;
  layouts: string[];
  mode: string;
  pending: number;
  progress: boolean;
  quiet: number;
  reward: string;
  seat: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [TowerSide, TowerSide];
  step: string;
  stores: string[][];
  towers: string[];
  turns: number;
  verdict?: TowerVerdict | null;
}
